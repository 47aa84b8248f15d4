import type SqliteDatabase from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely';
import type { Look } from './look.ts';
import type { Turns } from './turns.ts';

type Database = SqliteDatabase.Database;
export type Statement = SqliteDatabase.Statement<unknown[], unknown>;

/** Far more than the product has; whoever makes texts of its own must not fill the memory. */
const MOST_STATEMENTS = 500;

/** Statements are compiled once: that takes longer than to run most of them. */
function createStatements(database: Database): (sql: string) => Statement {
  const known = new Map<string, Statement>();
  return (sql) => {
    const statement = known.get(sql) ?? database.prepare<unknown[], unknown>(sql);
    if (known.size >= MOST_STATEMENTS) known.clear();
    known.set(sql, statement);
    return statement;
  };
}

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

interface Handles {
  writer: Database;
  reader: Database;
  /** At what the reader reads. */
  look: Look;
  writeTurns: Turns;
}

/** Where a statement runs: its text is compiled by the first who asks. */
export interface Access extends Pick<Handles, 'writeTurns'> {
  read(sql: string): Statement;
  write(sql: string): Statement;
}

export function accessTo({ reader, writer, look, writeTurns }: Handles): Access {
  const read = createStatements(reader);
  return {
    write: createStatements(writer),
    read: (sql) => {
      look.begin();
      return read(sql);
    },
    writeTurns,
  };
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

  async acquireConnection(): Promise<Connection> {
    return new Connection(this.#access);
  }

  /** Takes the write lock at once: a command that writes beside the service waits instead of failing. */
  async beginTransaction(connection: Connection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: Connection): Promise<void> {
    connection.commit();
  }

  /** SQLite has rolled back by itself when a disk was full or failed; asking again would hide the reason. */
  async rollbackTransaction(connection: Connection): Promise<void> {
    connection.rollback(this.#handles.writer.inTransaction);
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#handles.reader.close();
    this.#handles.writer.close();
  }
}

/** What one query or one transaction works with. */
class Connection implements DatabaseConnection {
  readonly #access: Access;
  /** Lets the next one write; set while a transaction is under way. */
  #done: (() => void) | undefined;

  constructor(access: Access) {
    this.#access = access;
  }

  async begin(): Promise<void> {
    const done = await this.#access.writeTurns.wait();
    try {
      this.#access.write('begin immediate').run();
      this.#done = done;
    } catch (error) {
      done();
      throw error;
    }
  }

  /** A commit that fails leaves the transaction open, to be rolled back. */
  commit(): void {
    this.#access.write('commit').run();
    this.#release();
  }

  rollback(isOpen: boolean): void {
    try {
      if (isOpen) this.#access.write('rollback').run();
    } finally {
      this.#release();
    }
  }

  #release(): void {
    this.#done?.();
    this.#done = undefined;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#done) return run(this.#access.write(sql), parameters);
    if (isReading(sql)) return run(this.#access.read(sql), parameters);
    const done = await this.#access.writeTurns.wait();
    try {
      return run(this.#access.write(sql), parameters);
    } finally {
      done();
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Read in pieces instead: a query that stays open holds the log');
  }
}

/** The product's queries begin with their verb; one with a WITH would only wait for its turn. */
export const isReading = (sql: string): boolean => sql.startsWith('select ');

function run<Row>(statement: Statement, parameters: readonly unknown[]): QueryResult<Row> {
  if (statement.reader) return { rows: statement.all(...parameters) as Row[] };
  const { changes, lastInsertRowid } = statement.run(...parameters);
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
}
