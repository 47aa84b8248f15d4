import type { Kysely } from 'kysely';

/** Links that show drafts without a login. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('previewLinks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('domainId', 'text', (column) => column.notNull())
    .addColumn('pageId', 'text')
    .addColumn('createdBy', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('previewLinksOfDomain').on('previewLinks').columns(['domainId', 'expiresAt']).execute();
}
