import type { Kysely } from 'kysely';

/** The language in which the editor speaks to a person; empty: that of the browser. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
