import type { Kysely } from 'kysely';

/** Whose comments those of people without an account are; until now there were none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('comments').addColumn('guest', 'text').execute();
}
