import type { Kysely } from 'kysely';

/** What people are called, and the device of each session, in words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['users', 'name'],
    ['sessions', 'device'],
  ] as const) {
    await db.schema
      .alterTable(table)
      .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
      .execute();
  }
}
