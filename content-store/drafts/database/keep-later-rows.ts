import SqliteDatabase from 'better-sqlite3';
import { databaseError } from './database-error.ts';

/** What visitors send, with the column that says which rows of `mails` go with it. */
const OF_VISITORS = { submissions: 'true', subscribers: 'true', mails: '"submissionId" is not null' } as const;

/** How many rows of a table were added, and how many could not be: their columns are not those of the other version. */
export interface LaterRows {
  table: keyof typeof OF_VISITORS;
  kept: number;
  lost: number;
}

/**
 * Adds what visitors sent since a database file was copied: the submissions, with their mails, and subscribers that another
 * file has and the copy lacks. Both may be of any version. Throws AppError `unavailable`, or DamagedDatabase.
 */
export function keepLaterRows(from: string, copy: string): LaterRows[] {
  const database = new SqliteDatabase(copy, { fileMustExist: true, timeout: 5000 });
  try {
    database.prepare('attach ? as later').run(from);
    const tables = Object.keys(OF_VISITORS) as LaterRows['table'][];
    return database.transaction(() => tables.map((table) => keepRows(database, table)))();
  } catch (error) {
    throw databaseError(error, from);
  } finally {
    database.close();
  }
}

const COLUMNS = `select group_concat('"' || name || '"') from (select name from pragma_table_info(?, ?) order by name)`;

function keepRows(database: SqliteDatabase.Database, table: LaterRows['table']): LaterRows {
  const columnsIn = (schema: string) => String(database.prepare(COLUMNS).pluck().get(table, schema));
  const columns = columnsIn('later');
  if (columns === 'null') return { table, kept: 0, lost: 0 }; // from before this table
  const rows = `from later."${table}" where ${OF_VISITORS[table]} and "id" not in (select "id" from main."${table}")`;
  if (columns !== columnsIn('main'))
    return { table, kept: 0, lost: Number(database.prepare(`select count(*) ${rows}`).pluck().get()) };
  const insert = database.prepare(`insert or ignore into main."${table}" (${columns}) select ${columns} ${rows}`);
  return { table, kept: insert.run().changes, lost: 0 };
}
