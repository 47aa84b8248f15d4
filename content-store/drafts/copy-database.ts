import { chmodSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { databaseError } from './database-error.ts';

/** A consistent copy of a database that may be in use, for its owner alone. Throws AppError `unavailable`. */
export async function copyDatabase(file: string, target: string): Promise<void> {
  try {
    const database = new SqliteDatabase(file, { readonly: true, fileMustExist: true, timeout: 5000 });
    await database.backup(target);
    database.close();
    chmodSync(target, 0o600);
  } catch (error) {
    throw databaseError(error, file);
  }
}

/** Throws AppError `unavailable` when the file is no whole database. */
export function requireWholeDatabase(file: string): void {
  try {
    const database = new SqliteDatabase(file, { readonly: true, fileMustExist: true });
    const [answer] = database.pragma('integrity_check', { simple: false }) as { integrity_check: string }[];
    database.close();
    if (answer?.integrity_check !== 'ok') throw new Error(answer?.integrity_check ?? 'no answer');
  } catch (error) {
    throw databaseError(error, file);
  }
}
