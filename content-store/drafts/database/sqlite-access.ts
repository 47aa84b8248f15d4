import type SqliteDatabase from 'better-sqlite3';
import type { Look } from './look.ts';
import type { Turns } from './turns.ts';

type Database = SqliteDatabase.Database;
export type Statement = SqliteDatabase.Statement<unknown[], unknown>;

export interface Handles {
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

/** The product's queries begin with their verb; one with a WITH would only wait for its turn. */
export const isReading = (sql: string): boolean => sql.startsWith('select ');

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
