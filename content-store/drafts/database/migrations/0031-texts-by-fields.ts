import type { Kysely } from 'kysely';

/** The texts of drafts were guessed from their letters: they are read again, field by field, when the database is opened. */
export async function up(db: Kysely<{ pageTexts: object }>): Promise<void> {
  await db.deleteFrom('pageTexts').execute();
}
