import { type Dialect, PostgresAdapter, PostgresIntrospector } from 'kysely';
import { PostgresWords } from './compiler.ts';
import { PostgresConnection } from './connection.ts';
import type { Pools } from './pools.ts';

/** PostgreSQL that answers as SQLite does. */
export const postgresDialect = (pools: Pools): Dialect => ({
  createDriver: () => ({
    init: async () => {},
    acquireConnection: async () => new PostgresConnection(pools),
    beginTransaction: (connection: PostgresConnection) => connection.begin(),
    commitTransaction: (connection: PostgresConnection) => connection.commit(),
    rollbackTransaction: (connection: PostgresConnection) => connection.rollback(),
    releaseConnection: async () => {},
    destroy: () => pools.end(),
  }),
  createQueryCompiler: () => new PostgresWords(),
  createAdapter: () => new SharedAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});

/** Migrations run in a transaction, and one transaction runs at a time: they need no lock of their own. */
class SharedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}
