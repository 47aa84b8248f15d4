import type { Kysely } from 'kysely';

/** Files beside images; what the library is searched by, and what its originals weigh. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('media')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('image'))
    .execute();
  await db.schema
    .alterTable('media')
    .addColumn('words', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('media')
    .addColumn('size', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('mediaByHash').on('media').column('hash').execute();
  await db.schema.createIndex('mediaByUpload').on('media').columns(['uploadedAt', 'id']).execute();
}
