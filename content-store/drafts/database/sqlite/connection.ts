import { setTimeout as rest } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { isBusy } from './sqlite-error.ts';
import { isReading, type Statement, type Statements } from './statements.ts';

/** The connection of one query or one transaction. */
export class SqliteConnection implements DatabaseConnection {
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
async function whenFree<T>(work: () => T): Promise<T> {
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
