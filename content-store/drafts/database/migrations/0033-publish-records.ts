import type { Kysely } from 'kysely';

/** What went live together, with the published copies before and after it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('publishRecords')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('domainId', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('overridden', 'text', (column) => column.notNull())
    .addColumn('undoes', 'integer')
    .addColumn('batch', 'text')
    .addColumn('total', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('publishRecordsByDomain').on('publishRecords').columns(['domainId', 'id']).execute();
  await db.schema.createIndex('publishRecordsByBatch').on('publishRecords').columns(['batch']).execute();
  await db.schema.createIndex('publishRecordsByUndone').on('publishRecords').columns(['undoes']).execute();
  await db.schema
    .createTable('publishRecordItems')
    .addColumn('record', 'integer', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addPrimaryKeyConstraint('publishRecordItemsKey', ['record', 'part', 'id'])
    .execute();
  await db.schema
    .createIndex('publishRecordItemsByDocument')
    .on('publishRecordItems')
    .columns(['part', 'id', 'record'])
    .execute();
  await db.schema
    .createTable('publishedCopies')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('document', 'text', (column) => column.notNull())
    .execute();
}
