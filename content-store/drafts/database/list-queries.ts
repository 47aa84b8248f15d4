import { setImmediate } from 'node:timers/promises';
import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from './schema.ts';

/** A filter whose undefined fields match everything: Kysely skips them. */
export const given = <const Filter extends object>(filter: Filter) =>
  filter as { [Name in keyof Filter]?: Exclude<Filter[Name], undefined> };

/** True where a column contains the text; `%` and `_` are matched literally. */
export const contains = (column: Expression<string>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like ${`%${literally(text)}%`} escape '\\'`;

/** True where a column begins with the text; `%` and `_` are matched literally. */
export const startsWith = (column: Expression<string>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like ${`${literally(text)}%`} escape '\\'`;

const literally = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/** The number of rows that a query finds. */
export async function countRows<Tables extends keyof Database>(
  query: SelectQueryBuilder<Database, Tables, object>,
): Promise<number> {
  const { total } = await query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return total;
}

/** The rows of ordered queries, each for those after `last`, in batches: memory stays flat, the event loop free. */
export async function* inBatches<Row>(
  size: number,
  rowsAfter: (last: Row | undefined) => { limit(size: number): { execute(): Promise<Row[]> } },
): AsyncGenerator<Row> {
  let last: Row | undefined;
  do {
    const rows = await rowsAfter(last).limit(size).execute();
    yield* rows;
    last = rows[size - 1];
    await setImmediate();
  } while (last);
}
