import {
  type DialectAdapter,
  type Driver,
  PostgresDialect as KyselyPostgresDialect,
  PostgresAdapter,
  type QueryCompiler,
} from 'kysely';
import { PostgresWords } from './compiler.ts';
import { PostgresConnection } from './connection.ts';
import type { Pools } from './pools.ts';

/** PostgreSQL that answers as SQLite does. */
export class PostgresDialect extends KyselyPostgresDialect {
  readonly #pools: Pools;

  constructor(pools: Pools) {
    super({ pool: () => Promise.reject(new Error('The driver has its own pools')) });
    this.#pools = pools;
  }

  override createDriver(): Driver {
    const pools = this.#pools;
    return {
      init: async () => {},
      acquireConnection: async () => new PostgresConnection(pools),
      beginTransaction: (connection: PostgresConnection) => connection.begin(),
      commitTransaction: (connection: PostgresConnection) => connection.commit(),
      rollbackTransaction: (connection: PostgresConnection) => connection.rollback(),
      releaseConnection: async () => {},
      destroy: () => pools.end(),
    };
  }

  override createAdapter(): DialectAdapter {
    return new SharedAdapter();
  }

  override createQueryCompiler(): QueryCompiler {
    return new PostgresWords();
  }
}

/** Migrations run in a transaction, and one transaction runs at a time: they need no lock of their own. */
class SharedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
