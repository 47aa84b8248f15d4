import { chmodSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { DamagedDatabase, databaseError } from './database-error.ts';

/** A database file and those that SQLite keeps beside it while it is in use. */
export const filesOfDatabase = (file: string): string[] => ['', '-wal', '-shm', '-journal'].map((end) => file + end);

/** Makes a consistent copy (mode 0600) of a database that may be in use. Throws AppError `unavailable`. */
export async function copyDatabase(file: string, target: string): Promise<void> {
  try {
    const database = new SqliteDatabase(file, { readonly: true, fileMustExist: true, timeout: 5000 });
    await database.backup(target);
    database.close();
    const copy = new SqliteDatabase(target);
    copy.pragma('journal_mode = DELETE'); // one file that can be read where nothing may be written
    copy.exec('VACUUM'); // what was deleted is not in it any more
    copy.close();
    chmodSync(target, 0o600);
  } catch (error) {
    throw databaseError(error, file);
  }
}

/**
 * Throws DamagedDatabase when the database file is damaged; writes nothing. `quick_check` does not compare indexes with
 * their tables.
 */
export function requireWholeDatabase(file: string, check: 'integrity_check' | 'quick_check' = 'integrity_check'): void {
  try {
    const database = new SqliteDatabase(file, { readonly: true, fileMustExist: true });
    const problem = String(database.pragma(`${check}(1)`, { simple: true }));
    database.close();
    if (problem !== 'ok') throw new DamagedDatabase(file, new Error(problem));
  } catch (error) {
    throw databaseError(error, file);
  }
}
