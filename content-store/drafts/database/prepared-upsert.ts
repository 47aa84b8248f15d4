import type { Insertable, Selectable } from 'kysely';
import type { Db } from './open-database.ts';
import { preparedQuery, type ValueOf } from './prepared-query.ts';
import type { Database } from './schema.ts';

type Column<Table extends keyof Database> = keyof Selectable<Database[Table]> & string;
type Values = Record<string, string | number | null>;

interface UpsertOptions<Table extends keyof Database, Returned extends Column<Table>> {
  /** The columns that identify a row; without them an equal row is an error. */
  key?: readonly Column<Table>[];
  /** Columns that stay as they are in a row that exists. */
  kept?: readonly Column<Table>[];
  returning?: readonly Returned[];
}

/**
 * Inserts a row, or changes the one with its key. The statement is compiled once for each list of columns: an import of
 * 10,000 pages, which writes eight rows for each, takes a tenth less time (bench row `import`).
 */
export function preparedUpsert<Table extends keyof Database, Returned extends Column<Table> = never>(
  table: Table,
  { key = [], kept = [], returning = [] }: UpsertOptions<Table, Returned>,
) {
  const build = (columns: readonly string[]) =>
    preparedQuery((db, value: ValueOf<Values>) => {
      const row = Object.fromEntries(columns.map((column) => [column, value(column)]));
      const changes = Object.fromEntries(Object.entries(row).filter(([column]) => !kept.includes(column as never)));
      return db
        .insertInto(table)
        .values(row as never)
        .$if(key.length > 0, (query) =>
          query.onConflict((conflict) => conflict.columns(key as never).doUpdateSet(changes as never)),
        )
        .$if(returning.length > 0, (query) => query.returning(returning as never));
    });
  const known = new Map<string, ReturnType<typeof build>>();
  return async (db: Db, row: Insertable<Database[Table]>) => {
    const columns = Object.keys(row);
    const name = columns.join();
    const query = known.get(name) ?? build(columns);
    known.set(name, query);
    return (await query(db, row as Values)) as unknown as Pick<Selectable<Database[Table]>, Returned>[];
  };
}
