import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { AppError } from '../../model/error.ts';
import { sqliteCode } from './database-error.ts';

/** Keeps the handles from the garbage collector, which would close them and so release their locks. */
const held = new Set<SqliteDatabase.Database>();

/**
 * Makes this process the only service on a data folder until it calls the returned function or ends. The operating
 * system holds the lock (a SQLite lock on an empty file), so a killed process leaves none behind; `service.pid` only
 * serves the message. Throws AppError `conflict` when another service is running.
 */
export function lockDataFolder(folder: string): () => void {
  const pidFile = join(folder, 'service.pid');
  const lock = new SqliteDatabase(join(folder, 'service.lock'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (sqliteCode(error) !== 'SQLITE_BUSY') throw error;
    const message = `Another service (process ${readPid(pidFile)}) is using ${folder}; stop it first`;
    throw new AppError('conflict', message, { cause: error });
  }
  held.add(lock);
  writeFileSync(pidFile, `${process.pid}\n`);
  return () => {
    rmSync(pidFile, { force: true });
    lock.close();
    held.delete(lock);
  };
}

/** False when the last service on a data folder was killed or is still running. Call before taking the lock. */
export const hasEndedInOrder = (folder: string): boolean => !existsSync(join(folder, 'service.pid'));

function readPid(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return 'unknown'; // the other process has the lock but has not yet written its number
  }
}
