import { Kysely } from 'kysely';
import { isPostgres, withoutPassword } from './database-address.ts';
import { databaseError } from './database-error.ts';
import type { Engine, StatementAtOnce } from './engine/engine.ts';
import type { Role } from './engine/role.ts';
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

/** Gives a transaction the engine of its handle. */
export function adoptTransaction(transaction: Db, db: Db): void {
  const engine = engines.get(db);
  if (engine) engines.set(transaction, engine);
}

/** True when several instances of the service may use the database at the same time: what must agree is in its tables. */
export const isShared = (db: Db): boolean => engines.get(db)?.isShared ?? false;

/** The engine of a handle; a transaction has that of its handle. */
export function engineFor(db: Db): Engine {
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
