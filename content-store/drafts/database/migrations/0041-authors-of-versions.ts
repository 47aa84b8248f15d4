import type { Kysely } from 'kysely';

/** Who changed a version of a release: they do not approve it. Of those that are there, who changed them last is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('releaseItems')
    .addColumn('authors', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
