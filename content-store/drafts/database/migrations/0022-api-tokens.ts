import type { Kysely } from 'kysely';

/** Tokens with which scripts act as a user, and what was done with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('apiTokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('userId', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('createdBy', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('lastUsedOn', 'text')
    .execute();
  await db.schema.createIndex('apiTokensOfUser').on('apiTokens').column('userId').execute();
  await db.schema
    .alterTable('audit')
    .addColumn('token', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
