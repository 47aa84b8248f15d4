import type { Kysely } from 'kysely';

/** What tells the source of an import from others: what its ids begin with, and the place it was read from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('imports').addColumn('prefix', 'text').execute();
  await db.schema.alterTable('imports').addColumn('place', 'text').execute();
}
