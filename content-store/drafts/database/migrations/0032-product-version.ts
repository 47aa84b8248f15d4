import type { Kysely } from 'kysely';

/** The version of the product that used the database last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('site')
    .addColumn('version', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
