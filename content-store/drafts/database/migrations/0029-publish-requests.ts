import type { Kysely } from 'kysely';

/** What people who may not publish asked of those who may. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('publishRequests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('domainId', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('documentId', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('askedBy', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('answeredBy', 'text', (column) => column.notNull())
    .addColumn('answeredAt', 'text')
    .execute();
  await db.schema
    .createIndex('publishRequestsByState')
    .on('publishRequests')
    .columns(['domainId', 'state', 'documentId'])
    .execute();
}
