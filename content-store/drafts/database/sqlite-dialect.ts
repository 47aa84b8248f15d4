import { type DialectAdapter, type Driver, SqliteAdapter, SqliteDialect } from 'kysely';
import type { Access, Handles } from './sqlite-access.ts';
import { SqliteConnection } from './sqlite-connection.ts';

/**
 * SQLite with a handle that writes and one that reads. One transaction at a time, in the order they come; who only reads
 * waits for none of them and sees what was committed last.
 */
export class TwoHandlesDialect extends SqliteDialect {
  readonly #handles: Handles;
  readonly #access: Access;

  constructor(handles: Handles, access: Access) {
    super({ database: handles.writer });
    this.#handles = handles;
    this.#access = access;
  }

  override createDriver(): Driver {
    return new TwoHandlesDriver(this.#handles, this.#access);
  }

  override createAdapter(): DialectAdapter {
    return new TwoHandlesAdapter();
  }
}

class TwoHandlesAdapter extends SqliteAdapter {
  /** SQLite's tables are made in transactions like rows, so a migration that is killed leaves nothing half done. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver sees to it who waits for whom. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class TwoHandlesDriver implements Driver {
  readonly #handles: Handles;
  readonly #access: Access;

  constructor(handles: Handles, access: Access) {
    this.#handles = handles;
    this.#access = access;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#access);
  }

  /** Takes the write lock at once: a command that writes beside the service waits instead of failing. */
  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    connection.commit();
  }

  /** SQLite has rolled back by itself when a disk was full or failed; asking again would hide the reason. */
  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.rollback(this.#handles.writer.inTransaction);
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#handles.reader.close();
    this.#handles.writer.close();
  }
}
