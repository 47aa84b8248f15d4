import { type Dialect, SqliteAdapter, SqliteIntrospector } from 'kysely';
import { SqliteWords } from './compiler.ts';
import { SqliteConnection } from './connection.ts';
import type { Handles, Statements } from './statements.ts';

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
