import { setImmediate } from 'node:timers/promises';
import {
  type Expression,
  type ExpressionBuilder,
  ExpressionWrapper,
  OperatorNode,
  type RawBuilder,
  type ReferenceExpression,
  type SelectQueryBuilder,
  sql,
} from 'kysely';
import type { Database } from './schema.ts';

/** A filter whose undefined fields match everything: Kysely skips them. */
export const given = <const Filter extends object>(filter: Filter) =>
  filter as { [Name in keyof Filter]?: Exclude<Filter[Name], undefined> };

/** True where a column contains the text; `%` and `_` are matched literally. */
export const contains = (column: Expression<string>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${column} ${LIKE} ${`%${literally(text)}%`} escape '\\'`;

/** True where a column begins with the text; `%` and `_` are matched literally. */
export const startsWith = (column: Expression<string>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${column} ${LIKE} ${`${literally(text)}%`} escape '\\'`;

/** As a node, which each engine writes in its own way. */
const LIKE = new ExpressionWrapper(OperatorNode.create('like'));

const literally = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/** A text at the top of a JSON document; null when it is missing. */
export const textAt = <Tables extends keyof Database>(
  is: ExpressionBuilder<Database, Tables>,
  document: ReferenceExpression<Database, Tables>,
  name: string,
) => is.fn<string | null>('json_text', [document, sql.lit(name)]);

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
