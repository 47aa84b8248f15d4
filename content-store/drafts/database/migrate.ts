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
    const executed = (await executedMigrations(transaction)).map(({ name }) => name);
    const unknown = executed.filter((name) => !known.has(name));
    if (unknown.length > 0) {
      const message = `The database belongs to a newer version of this program (${unknown.join(', ')}); start that version`;
      throw new AppError('conflict', message);
    }
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) throw error;
    return results.map((result) => result.migrationName);
  });
}

/** True for a database that has run exactly the migrations of this version. */
export async function isOfThisVersion(db: Db): Promise<boolean> {
  const names = (await executedMigrations(db)).map(({ name }) => name);
  return names.join() === Object.keys(migrations).sort().join();
}

/** The migrations that were run on a database, in their order; none for an empty database. */
export async function executedMigrations(db: Db): Promise<{ name: string; timestamp: string }[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string; timestamp: string }>`
    select "name", "timestamp" from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by "name"`.execute(db);
  return rows;
}
