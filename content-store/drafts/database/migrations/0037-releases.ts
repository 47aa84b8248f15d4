import type { Kysely } from 'kysely';
import { countChanges } from './count-changes.ts';

/** Sets that fill over days, with their own versions of what they hold; a preview link may show one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('releases')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('domainId', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('createdBy', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('releasesByDomain').on('releases').columns(['domainId', 'state']).execute();
  await db.schema
    .createTable('releaseItems')
    .addColumn('release', 'text', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('base', 'text', (column) => column.notNull())
    .addColumn('live', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('updatedBy', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('releaseItemsKey', ['release', 'part', 'id'])
    .execute();
  await db.schema.createIndex('releaseItemsByDocument').on('releaseItems').columns(['part', 'id']).execute();
  await db.schema.alterTable('previewLinks').addColumn('release', 'text').execute();
  for (const table of ['releases', 'releaseItems']) await countChanges(db, table);
}
