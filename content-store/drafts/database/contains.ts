import { type Expression, type RawBuilder, sql } from 'kysely';

/** True where a column contains the text; `%` and `_` are matched literally. */
export const contains = (column: Expression<string>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like ${`%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`;
