import { closeSync, existsSync, openSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { Kysely } from 'kysely';
import { databaseError } from './database-error.ts';
import { createMutex, type Mutex } from './mutex.ts';
import { createReadSnapshot, type ReadSnapshot } from './read-snapshot.ts';
import type { Database } from './schema.ts';
import { TwoHandlesDialect } from './sqlite-dialect.ts';
import { isReading, type Statement, type Statements, statementsOf } from './sqlite-statements.ts';

/** A handle or a transaction: every function of this folder takes either. */
export type Db = Kysely<Database>;

/** The internals that belong to a handle. */
const companions = new WeakMap<Db, { snapshot: ReadSnapshot; access: Statements }>();

/** Increases whenever content changes, in any process. Submissions, mails and the activity log are not content. */
export function contentVersion(db: Db): number {
  return companions.get(db)?.snapshot.contentVersion() ?? Number.NaN;
}

/**
 * The write mutex of this file, for other writers, e.g. a thread with its own handle. Waiting here avoids SQLite's
 * busy handler, which blocks the whole thread.
 */
export function writeMutex(db: Db): Mutex {
  const mutex = companions.get(db)?.access.writeMutex;
  if (!mutex) throw new Error('Only a handle from openDatabase() has a mutex');
  return mutex;
}

/** Gives a transaction the companions of its handle. */
export function adoptTransaction(transaction: Db, db: Db): void {
  const known = companions.get(db);
  if (known) companions.set(transaction, known);
}

/** The statement if it can run synchronously (a read, or any in a transaction); undefined if it needs the mutex. */
export function statementAtOnce(db: Db, sql: string): Statement | undefined {
  const access = companions.get(db)?.access;
  if (db.isTransaction) return access?.write(sql);
  return isReading(sql) ? access?.read(sql) : undefined;
}

/**
 * Opens the database file, creating it with mode 0600 if missing; with `readonly` as a second handle, e.g. for previews
 * in a worker thread. Commits are on disk when they return.
 * Throws AppError `unavailable` when the file is damaged or cannot be opened.
 */
export function openDatabase(file: string, { readonly = false } = {}): Db {
  try {
    if (!readonly && !existsSync(file)) closeSync(openSync(file, 'a', 0o600));
    const writer = openHandle(file, readonly);
    const reader = openHandle(file, true);
    const snapshot = createReadSnapshot(reader);
    const handles = { writer, reader, snapshot, writeMutex: createMutex(snapshot.end) };
    const access = statementsOf(handles);
    const db = new Kysely<Database>({ dialect: new TwoHandlesDialect(handles, access) });
    companions.set(db, { snapshot, access });
    return db;
  } catch (error) {
    throw databaseError(error, file);
  }
}

function openHandle(file: string, readonly: boolean): SqliteDatabase.Database {
  const database = new SqliteDatabase(file, { readonly, timeout: 5000 });
  if (!readonly) {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('journal_size_limit = 67108864');
    database.pragma('wal_autocheckpoint = 4000'); // 16 MB: a page changed by many commits is written back once.
  }
  database.pragma('foreign_keys = ON');
  return database;
}
