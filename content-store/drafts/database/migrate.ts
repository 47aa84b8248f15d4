import { Migrator } from 'kysely/migration';
import { AppError } from '../../model/error.ts';
import { executedMigrations } from './executed-migrations.ts';
import * as migrations from './migrations.ts';
import type { Db } from './open-database.ts';
import { recordVersion, requireNoNewerVersion } from './product-version.ts';
import { transact } from './transact.ts';

const KNOWN = Object.keys(migrations).sort();

/**
 * Runs all pending migrations in one transaction and returns their names; other instances wait, and find nothing left. Throws
 * AppError `conflict` when a newer version has used the database, or has run migrations that this one does not know.
 */
export function migrateToLatest(db: Db): Promise<string[]> {
  return transact(db, async (transaction) => {
    const migrator = new Migrator({ db: transaction, provider: { getMigrations: async () => migrations } });
    await requireNoNewerVersion(transaction);
    const executed = await executedNames(transaction);
    const unknown = executed.filter((name) => !KNOWN.includes(name));
    if (unknown.length > 0) {
      const message = `The database belongs to a newer version of this program (${unknown.join(', ')}); start that version`;
      throw new AppError('conflict', message);
    }
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) throw error;
    await recordVersion(transaction);
    return results.map((result) => result.migrationName);
  });
}

/** True for a database that has run exactly the migrations of this version. */
export async function isOfThisVersion(db: Db): Promise<boolean> {
  return (await executedNames(db)).join() === KNOWN.join();
}

/** True for a database with the tables of an earlier version, which migrateToLatest() changes. */
export async function isOfEarlierVersion(db: Db): Promise<boolean> {
  const executed = await executedNames(db);
  return executed.length > 0 && executed.length < KNOWN.length && executed.every((name) => KNOWN.includes(name));
}

const executedNames = async (db: Db): Promise<string[]> => (await executedMigrations(db)).map(({ name }) => name);
