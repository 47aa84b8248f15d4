import { setTimeout as rest } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type FunctionNode,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { isBusy } from './sqlite-error.ts';
import { type Handles, isReading, type Statement, type Statements } from './statements.ts';

/**
 * SQLite with one handle for writes and one for reads. Transactions run one at a time, first come, first served; reads
 * outside them never wait and see the last commit.
 */
export const twoHandlesDialect = ({ writer, reader }: Handles, access: Statements): Dialect => ({
  createDriver: () => ({
    init: async () => {},
    acquireConnection: async () => new SqliteConnection(access),
    /** Takes the write lock immediately: a command that writes beside the service waits instead of failing. */
    beginTransaction: (connection: SqliteConnection) => connection.begin(),
    commitTransaction: async (connection: SqliteConnection) => connection.commit(),
    /** SQLite has already rolled back when the disk was full or failed; a second rollback would hide the reason. */
    rollbackTransaction: async (connection: SqliteConnection) => connection.rollback(writer.inTransaction),
    releaseConnection: async () => {},
    destroy: async () => {
      reader.close();
      writer.close();
    },
  }),
  createQueryCompiler: () => new SqliteWords(),
  createAdapter: () => new TwoHandlesAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

class TwoHandlesAdapter extends SqliteAdapter {
  /** SQLite creates tables transactionally, so a killed migration leaves nothing half done. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver serialises transactions. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** The connection of one query or one transaction. */
class SqliteConnection implements DatabaseConnection {
  readonly #access: Statements;
  /** Releases the write mutex; set while a transaction is open. */
  #done: (() => void) | undefined;

  constructor(access: Statements) {
    this.#access = access;
  }

  async begin(): Promise<void> {
    const done = await this.#access.writeMutex.acquire();
    try {
      await whenFree(() => this.#access.write('begin immediate').run());
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
    const done = await this.#access.writeMutex.acquire();
    try {
      return await whenFree(() => run(this.#access.write(sql), parameters));
    } finally {
      done();
    }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Read in batches instead: an open query keeps the write-ahead log growing');
  }
}

const MAX_WAIT_MS = 5000;
const PAUSE_MS = 20;

/** Another program may be writing: it is waited for, 5 seconds at most, while this thread goes on reading. */
export async function whenFree<T>(work: () => T): Promise<T> {
  const until = performance.now() + MAX_WAIT_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
    }
    await rest(PAUSE_MS);
  }
}

function run<Row>(statement: Statement, parameters: readonly unknown[]): QueryResult<Row> {
  if (statement.reader) return { rows: statement.all(...parameters) as Row[] };
  const { changes, lastInsertRowid } = statement.run(...parameters);
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
}

/** Compiles queries, which are written once for both engines, to SQLite. */
class SqliteWords extends SqliteQueryCompiler {
  protected override visitFunction(node: FunctionNode): void {
    const [first, second] = node.arguments;
    if (node.func === 'json_text' && first && second) {
      this.append('(');
      this.visitNode(first);
      this.append(' ->> ');
      this.visitNode(second);
      this.append(')');
    } else if (node.func === 'texts_match' && first) {
      this.append('("pageTexts" match ');
      this.visitNode(first);
      this.append(')');
    } else super.visitFunction(node);
  }
}
