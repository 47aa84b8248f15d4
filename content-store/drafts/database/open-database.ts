import { closeSync, existsSync, openSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { Kysely } from 'kysely';
import { databaseError } from './database-error.ts';
import { createLook, type Look } from './look.ts';
import type { Database } from './schema.ts';
import { type Access, accessTo, isReading, type Statement } from './sqlite-access.ts';
import { TwoHandlesDialect } from './sqlite-dialect.ts';
import { createTurns, type Turns } from './turns.ts';

/** A handle or a transaction: every function of this folder takes either. */
export type Db = Kysely<Database>;

interface Options {
  /** A second handle that can only read, e.g. for previews in a worker thread. */
  readonly?: boolean;
}

/** What a handle has beside its queries. */
interface Companions {
  look: Look;
  writeTurns: Turns;
  access: Access;
}

const companions = new WeakMap<Db, Companions>();

/**
 * A number that is another one when content was changed since it was asked for last, here or by another process. What
 * visitors send, and what is noted of who did what, is no content.
 */
export function contentVersion(db: Db): number {
  return companions.get(db)?.look.contentVersion() ?? Number.NaN;
}

/**
 * The turns to write, for somebody else who writes, e.g. a thread with a handle of its own. Who waits for one is never made
 * to wait by SQLite itself, which would hold up the whole thread.
 */
export function writeTurns(db: Db): Turns {
  const turns = companions.get(db)?.writeTurns;
  if (!turns) throw new Error('Only what openDatabase() opened has turns');
  return turns;
}

/** Lets a transaction of this handle use what belongs to the handle. */
export function adoptTransaction(transaction: Db, db: Db): void {
  const known = companions.get(db);
  if (known) companions.set(transaction, known);
}

/** The statement to run at once, where no turn has to be waited for: one that only reads, or any in a transaction. */
export function statementAtOnce(db: Db, sql: string): Statement | undefined {
  const access = companions.get(db)?.access;
  if (db.isTransaction) return access?.write(sql);
  return isReading(sql) ? access?.read(sql) : undefined;
}

/**
 * Opens the database file, creating it for its owner alone (mode 0600). Commits are on disk when they return.
 * Throws AppError `unavailable` when the file is damaged or cannot be opened.
 */
export function openDatabase(file: string, { readonly = false }: Options = {}): Db {
  try {
    if (!readonly && !existsSync(file)) closeSync(openSync(file, 'a', 0o600));
    const writer = openHandle(file, readonly);
    const reader = openHandle(file, true);
    const look = createLook(reader);
    const writeTurns = createTurns(look.end);
    const handles = { writer, reader, look, writeTurns };
    const access = accessTo(handles);
    const db = new Kysely<Database>({ dialect: new TwoHandlesDialect(handles, access) });
    companions.set(db, { look, writeTurns, access });
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
    database.pragma('wal_autocheckpoint = 4000'); // 16 MB: pages that many commits change are written back once.
  }
  database.pragma('foreign_keys = ON');
  return database;
}
