import type { Kysely } from 'kysely';

/** The status of a page follows from `draftStates`, which compares contents; this column compared times. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('pageEntries').dropColumn('status').execute();
}
