import { Kysely } from 'kysely';
import { isPostgres, withoutPassword } from './database-address.ts';
import { databaseError } from './database-error.ts';
import type { Engine, StatementAtOnce } from './engine/engine.ts';
import type { Mutex } from './engine/mutex.ts';
import type { Role, RoleHolder } from './engine/role.ts';
import type { Signals } from './engine/signals.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

export type { Role, Signals };

/** A handle or a transaction: every function of this folder takes either. */
export type Db = Kysely<Database>;

const engines = new WeakMap<Db, Engine>();

/** Increases whenever content changes, in any process. Submissions, mails and the activity log are not content. */
export function contentVersion(db: Db): number | Promise<number> {
  return engines.get(db)?.contentVersion() ?? Number.NaN;
}

/**
 * The write mutex of this database, for other writers, e.g. a thread with its own handle. Waiting here avoids SQLite's
 * busy handler, which blocks the whole thread.
 */
export function writeMutex(db: Db): Mutex {
  return engineFor(db).writeMutex;
}

/** Gives a transaction the engine of its handle. */
export function adoptTransaction(transaction: Db, db: Db): void {
  const engine = engines.get(db);
  if (engine) engines.set(transaction, engine);
}

/** True when several instances of the service may use the database at the same time: what must agree is in its tables. */
export const isShared = (db: Db): boolean => engines.get(db)?.isShared ?? false;

/** Opens the messages between the instances that share this database. */
export const openSignals = (db: Db): Signals => engineFor(db).openSignals();

/** Takes a role as soon as no other instance has it. */
export const holdRole = (db: Db, name: string, holder: RoleHolder): Role => engineFor(db).holdRole(name, holder);

/** The difference of the database's clock, which all instances share, to that of this machine, in milliseconds. */
export const clockOffset = (db: Db): Promise<number> => engineFor(db).clockOffset();

/** Lets a database of an earlier version shrink. */
export const enableShrinking = (db: Db): Promise<void> => engineFor(db).prepareToShrink();

/** Gives the space of deleted rows back to the file system. */
export const shrinkDatabase = (db: Db): Promise<void> => engineFor(db).shrink();

/** What the database takes on the disk, in bytes. */
export const databaseSize = (db: Db): Promise<number> => engineFor(db).size();

function engineFor(db: Db): Engine {
  const engine = engines.get(db);
  if (!engine) throw new Error('Only a handle from openDatabase() has an engine');
  return engine;
}

/** The engine of a handle or a transaction. */
export const engineOf = (db: Db): Engine['name'] => engines.get(db)?.name ?? 'sqlite';

/** The statement if it can run synchronously; undefined if it must be awaited. */
export const statementAtOnce = (db: Db, sql: string): StatementAtOnce | undefined =>
  engines.get(db)?.statementAtOnce(sql, db.isTransaction);

/**
 * Opens the database at an address (`database-address.ts`) or in a file; with `readonly` as a second handle, e.g. for
 * previews in a worker thread. Commits are on disk when they return.
 * Throws AppError `unavailable` when a file is damaged or cannot be opened.
 */
export async function openDatabase(address: string, { readonly = false } = {}): Promise<Db> {
  try {
    const engine = await openEngine(address, { readonly });
    const { dialect, plugins } = engine;
    const db = new Kysely<Database>({ dialect, ...(plugins && { plugins }) });
    engines.set(db, engine);
    return db;
  } catch (error) {
    throw databaseError(error, withoutPassword(address));
  }
}

async function openEngine(address: string, options: { readonly: boolean }): Promise<Engine> {
  if (!isPostgres(address)) return openSqlite(address, options);
  const { openPostgres } = await import('./postgres/open-postgres.ts');
  return openPostgres(address, options);
}
