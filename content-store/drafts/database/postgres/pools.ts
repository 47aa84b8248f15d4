import type { Client, Pool, PoolClient, PoolConfig, QueryConfig, QueryResult } from 'pg';
import { loadPackage } from '../../../model/load-package.ts';
import { isLostConnection } from './postgres-error.ts';

const MAX_READERS = 8;

/** A server that does not answer for this long counts as unreachable: the call fails and the connection is closed. */
export const SILENCE_MS = 10_000;
/** Statements of a transaction may take longer: migrations. Its begin waits for others no longer than `lock_timeout`. */
const MAX_STATEMENT_MS = 120_000;

/** A peer that vanished without a word keeps its locks no longer than this. */
const SESSION = [
  'synchronous_commit=on', // overrides the server's default: a commit is on disk when it returns
  'tcp_keepalives_idle=5',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=3',
  'idle_in_transaction_session_timeout=120s',
  'lock_timeout=8s',
  'client_min_messages=warning',
];

type Row = Record<string, unknown>;

/** Connections to a database: some for reads and for single writes, one for transactions, which run one at a time anyway. */
export interface Pools {
  /** Runs a statement outside transactions; a read is repeated once if its connection was lost. */
  read(query: QueryConfig): Promise<QueryResult<Row>>;
  write(query: QueryConfig): Promise<QueryResult<Row>>;
  /** A connection for one transaction. */
  connect(): Promise<PoolClient>;
  /** A separate connection outside the pools; its owner closes it. */
  open(): Promise<Client>;
  end(): Promise<void>;
}

export function createPools(address: string, { readonly }: { readonly: boolean }): Pools {
  const session = readonly ? [...SESSION, 'default_transaction_read_only=on'] : SESSION;
  const open = lazily(() => openPools(address, session));
  const write = async (query: QueryConfig) => (await open()).several.query<Row>(query);
  return {
    write,
    read: (query) =>
      write(query).catch((error: unknown) => {
        if (isLostConnection(error)) return write(query);
        throw error;
      }),
    connect: async () => (await open()).one.connect(),
    open: async () => {
      const client = (await open()).apart();
      client.on('error', () => {}); // 'end' follows
      await client.connect();
      return client;
    },
    end: async () => {
      if (!open.isOpen()) return;
      const opened = await open().catch(() => null); // whoever asked for them was told why they cannot be opened
      await Promise.all([opened?.several.end(), opened?.one.end()]);
    },
  };
}

/** The driver is loaded only where it is used. */
async function openPools(address: string, session: readonly string[]) {
  const { default: pg } = await loadPackage('postgres', 'DATABASE_URL is set', () => import('pg'));
  const config: PoolConfig = {
    connectionString: address,
    options: session.map((setting) => `-c ${setting}`).join(' '),
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    application_name: 'pagewright',
    types: { getTypeParser: (type, format) => PARSERS[type] ?? pg.types.getTypeParser(type, format) },
  };
  const openPool = (max: number, query_timeout: number): Pool => {
    const pool = new pg.Pool({ ...config, max, query_timeout });
    pool.on('error', () => {}); // An idle connection was lost; the next query opens another, or says why it cannot.
    return pool;
  };
  return {
    several: openPool(MAX_READERS, SILENCE_MS),
    one: openPool(1, MAX_STATEMENT_MS),
    apart: () => new pg.Client(config),
  };
}

/** As SQLite returns them: numbers as numbers, however large their type; true is 1. By the ids of `pg_type`. */
const PARSERS: Readonly<Record<number, (text: string) => number>> = {
  16: (text) => (text === 't' ? 1 : 0),
  20: Number,
  1700: Number,
};

function lazily<T>(make: () => Promise<T>) {
  let made: Promise<T> | undefined;
  const get = () => {
    made ??= make();
    return made;
  };
  return Object.assign(get, { isOpen: () => made !== undefined });
}
