import type { Kysely } from 'kysely';
import { countChanges } from './count-changes.ts';

/** Patterns: blocks saved under a name. Their changes count as changes of content. (Sections are rows of `pages`.) */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('patterns')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('domainId', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('updatedBy', 'text', (column) => column.notNull())
    .addColumn('contents', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('patternsByDomain').on('patterns').columns(['domainId', 'name']).execute();
  await countChanges(db, 'patterns');
}
