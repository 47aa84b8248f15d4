import type SqliteDatabase from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import type { Mutex } from '../engine/mutex.ts';
import type { ReadSnapshot } from './read-snapshot.ts';

type Database = SqliteDatabase.Database;
export type Statement = SqliteDatabase.Statement<unknown[], unknown>;

export interface Handles {
  writer: Database;
  reader: Database;
  snapshot: ReadSnapshot;
  writeMutex: Mutex;
}

/** Prepared statements of the two handles, compiled on first use. */
export interface Statements extends Pick<Handles, 'writeMutex'> {
  read(sql: string): Statement;
  write(sql: string): Statement;
}

export function statementsOf({ reader, writer, snapshot, writeMutex }: Handles): Statements {
  const read = createStatements(reader);
  return {
    write: createStatements(writer),
    read: (sql) => {
      snapshot.begin();
      return read(sql);
    },
    writeMutex,
  };
}

/** The product's queries begin with their verb; a query that begins with WITH is sent to the writer. */
export const isReading = (sql: string): boolean => sql.startsWith('select ');

/** Far more than the product has; a bound in case a caller builds SQL texts. */
const MAX_STATEMENTS = 500;

/** Statements are compiled once: compiling takes longer than running most of them. */
function createStatements(database: Database): (sql: string) => Statement {
  const memoMethod = (sql: string) => database.prepare<unknown[], unknown>(sql);
  const known = new LRUCache<string, Statement>({ max: MAX_STATEMENTS, memoMethod });
  return (sql) => known.memo(sql);
}
