import { type Expression, type RawBuilder, sql } from 'kysely';

/** True where a column holds the text anywhere; `%` and `_` in it stand for themselves. */
export const contains = (column: Expression<string>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like ${`%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`;
