import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { makeFolder } from './private-folder.ts';

/** Keeps the handles from the garbage collector, which would close them and so release their locks. */
const held = new Set<SqliteDatabase.Database>();

const holderFile = (file: string): string => file.replace(/\.lock$/, '.pid');

/**
 * Locks a file `….lock` for this process until it calls the returned function or ends; null while another holds it. The
 * operating system holds the lock (a SQLite lock on an empty file), so a killed process leaves none behind; the text
 * beside it, `….pid`, only names the holder.
 */
export function tryLock(file: string, holder: string): (() => void) | null {
  const lock = new SqliteDatabase(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) return null;
    throw error;
  }
  held.add(lock);
  writeFileSync(holderFile(file), `${holder}\n`);
  return () => {
    rmSync(holderFile(file), { force: true });
    lock.close();
    held.delete(lock);
  };
}

/** True while a process holds this lock; changes nothing. */
export function isLocked(file: string): boolean {
  if (!existsSync(file)) return false;
  const lock = new SqliteDatabase(file, { readonly: true, timeout: 0 });
  try {
    lock.pragma('schema_version');
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw error;
  } finally {
    lock.close();
  }
}

const isBusy = (error: unknown): boolean => error instanceof SqliteDatabase.SqliteError && error.code === 'SQLITE_BUSY';

/** Works while no other process has the lock, for which it waits. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  makeFolder(dirname(file));
  let release = tryLock(file, String(process.pid));
  for (; !release; release = tryLock(file, String(process.pid))) await pause(100);
  try {
    return await work();
  } finally {
    release();
  }
}

/** The text of the process that holds a lock; null before it is written. */
export function holderOf(file: string): string | null {
  try {
    return readFileSync(holderFile(file), 'utf8').trim() || null;
  } catch {
    return null;
  }
}
