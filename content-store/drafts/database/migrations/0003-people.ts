import type { Kysely } from 'kysely';

/** Who did what, failed attempts, and the roles a page demands as rows that a query can ask for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('failures')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('refusedUntil', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('failuresByExpiry').on('failures').column('expiresAt').execute();
  await db.schema
    .createTable('pageRoles')
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('pageId', 'text', (column) => column.notNull())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('roleId', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('pageRolesKey', ['collection', 'pageId', 'list', 'roleId'])
    .execute();
}
