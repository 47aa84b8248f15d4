import { type Kysely, PostgresAdapter } from 'kysely';

/** True on PostgreSQL, false on SQLite: a few things no statement says for both. */
export const isOnPostgres = <Tables>(db: Kysely<Tables>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
