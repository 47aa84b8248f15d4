import { closeSync, existsSync, openSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { databaseError } from './database-error.ts';
import type { Database } from './schema.ts';

/** A handle or a transaction: every function of this folder takes either. */
export type Db = Kysely<Database>;

interface Options {
  /** A second handle that can only read, e.g. for previews in a worker thread. */
  readonly?: boolean;
}

/**
 * Opens the database file, creating it for its owner alone (mode 0600). Commits are on disk when they return.
 * Throws AppError `unavailable` when the file is damaged or cannot be opened.
 */
export function openDatabase(file: string, { readonly = false }: Options = {}): Db {
  try {
    if (!readonly && !existsSync(file)) closeSync(openSync(file, 'a', 0o600));
    const database = new SqliteDatabase(file, { readonly, timeout: 5000 });
    if (!readonly) {
      database.pragma('journal_mode = WAL');
      database.pragma('synchronous = FULL');
      database.pragma('journal_size_limit = 67108864');
    }
    database.pragma('foreign_keys = ON');
    return new Kysely<Database>({ dialect: new ImmediateDialect(database) });
  } catch (error) {
    throw databaseError(error, file);
  }
}

/** Takes the write lock when a transaction begins: a command that writes beside the service waits instead of failing. */
class ImmediateDriver extends SqliteDriver {
  readonly #database: SqliteDatabase.Database;

  constructor(database: SqliteDatabase.Database) {
    super({ database });
    this.#database = database;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite has rolled back by itself when a disk was full or failed; asking again would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite's tables are made in transactions like rows, so a migration that is killed leaves nothing half done. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #database: SqliteDatabase.Database;

  constructor(database: SqliteDatabase.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#database);
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }
}
