import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { AppError } from '../../model/error.ts';
import * as migrations from './migrations.ts';
import type { Db } from './open-database.ts';
import { transact } from './transact.ts';

/**
 * Runs all pending migrations in one transaction and returns their names; other instances wait, and find nothing left. Throws
 * AppError `conflict` when a newer version has run migrations that this one does not know.
 */
export function migrateToLatest(db: Db): Promise<string[]> {
  return transact(db, async (transaction) => {
    const migrator = new Migrator({ db: transaction, provider: { getMigrations: async () => migrations } });
    const known = new Set(Object.keys(migrations));
    const unknown = (await executed(transaction)).filter((name) => !known.has(name));
    if (unknown.length > 0) {
      const message = `The database belongs to a newer version of this program (${unknown.join(', ')}); start that version`;
      throw new AppError('conflict', message);
    }
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) throw error;
    return results.map((result) => result.migrationName);
  });
}

/** False for a database that nothing was ever stored in: one that is missing, of which the engine makes an empty one. */
export const isMigrated = async (db: Db): Promise<boolean> => (await executed(db)).length > 0;

/** The names of all migrations that were run on a database. */
async function executed(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select "name" from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}
