import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { PoolClient, QueryResult as Result } from 'pg';
import { type Pools, SILENCE_MS } from './pools.ts';

/** Any number: the lock that a transaction holds. */
const WRITERS = 7_208_402;

/** A connection that does not answer by then is given up; the server rolls back. */
const ROLLBACK_MS = 2000;

/** The connection of one query or one transaction. */
export class PostgresConnection implements DatabaseConnection {
  readonly #pools: Pools;
  /** Set while a transaction is open. */
  #client: PoolClient | undefined;

  constructor(pools: Pools) {
    this.#pools = pools;
  }

  /**
   * Transactions run one at a time, of all instances: what one has read stays true until it commits, as with SQLite.
   * Reads outside transactions never wait.
   */
  async begin(): Promise<void> {
    const client = await this.#pools.connect();
    try {
      await client.query(within(SILENCE_MS, `begin; select pg_advisory_xact_lock(${WRITERS})`));
      this.#client = client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** Throws when an earlier error has ended the transaction: PostgreSQL then answers a commit by rolling back. */
  async commit(): Promise<void> {
    const { command } = await this.#open().query('commit');
    this.#release();
    if (command === 'ROLLBACK') throw new Error('The transaction was rolled back');
  }

  async rollback(): Promise<void> {
    try {
      await this.#client?.query(within(ROLLBACK_MS, 'rollback'));
      this.#release();
    } catch {
      this.#release(true); // The connection is lost, and with it the transaction; the error that led here says so.
    }
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const query = { text: sql, values: parameters.map(withoutNul) };
    if (this.#client) return resultOf<Row>(await this.#client.query(query));
    return resultOf<Row>(await (sql.startsWith('select ') ? this.#pools.read(query) : this.#pools.write(query)));
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Read in batches instead, as the other engine must');
  }

  #open(): PoolClient {
    if (!this.#client) throw new Error('No transaction is open');
    return this.#client;
  }

  #release(isBroken = false): void {
    this.#client?.release(isBroken);
    this.#client = undefined;
  }
}

/** The driver has this setting for each query; its types do not know that. */
const within = (query_timeout: number, text: string) => ({ text, query_timeout });

/** PostgreSQL refuses texts with NUL, which addresses and imports may contain: a search for one simply finds nothing. */
const withoutNul = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value);

function resultOf<Row>({ rows, command, rowCount }: Result): QueryResult<Row> {
  const isChange = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
  return { rows: rows as Row[], ...(isChange && { numAffectedRows: BigInt(rowCount ?? 0) }) };
}
