import type { Kysely } from 'kysely';

/** The originals that kept copies use; what people say about a record, and what was removed from it for good. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('publishedCopyMedia')
    .addColumn('mediaId', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('publishedCopyMediaKey', ['mediaId', 'hash'])
    .execute();
  await db.schema.createIndex('publishedCopyMediaByCopy').on('publishedCopyMedia').columns(['hash']).execute();
  for (const name of ['givenName', 'note', 'removed']) {
    await db.schema
      .alterTable('publishRecords')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
}
