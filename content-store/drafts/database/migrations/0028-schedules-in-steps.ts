import type { Kysely } from 'kysely';

/** How many items of a schedule are done, for what happens in steps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('schedules')
    .addColumn('itemsDone', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
