import type { Kysely } from 'kysely';

/** What editors say to each other about pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('comments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('pageId', 'text', (column) => column.notNull())
    .addColumn('thread', 'text', (column) => column.notNull())
    .addColumn('anchor', 'text')
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('editedAt', 'text')
    .addColumn('resolvedAt', 'text')
    .addColumn('resolvedBy', 'text')
    .execute();
  await db.schema.createIndex('commentsByPage').on('comments').columns(['collection', 'pageId', 'createdAt']).execute();
}
