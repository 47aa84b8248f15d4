import type { Kysely } from 'kysely';

/** The name that a person gave a version of a page; null for most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pageHistory').addColumn('name', 'text').execute();
}
