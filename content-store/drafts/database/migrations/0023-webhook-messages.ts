import type { Kysely } from 'kysely';

/** What the publish webhook is told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhookMessages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('domainId', 'text', (column) => column.notNull())
    .addColumn('changed', 'text', (column) => column.notNull())
    .addColumn('isComplete', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('dueAt', 'text', (column) => column.notNull())
    .addColumn('lastError', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('claimedUntil', 'text')
    .execute();
  await db.schema.createIndex('webhookMessagesByState').on('webhookMessages').columns(['state', 'domainId']).execute();
}
