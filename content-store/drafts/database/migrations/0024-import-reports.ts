import type { Kysely } from 'kysely';

/** What imports from elsewhere lost, as lists to work through. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('imports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('domainId', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('importLosses')
    .addColumn('importId', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('pageId', 'text')
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('doneBy', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('importLossesKey', ['importId', 'number'])
    .execute();
}
