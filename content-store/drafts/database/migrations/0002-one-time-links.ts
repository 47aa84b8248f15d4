import type { Kysely } from 'kysely';

/** Links that let somebody choose a password once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('oneTimeLinks')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .execute();
}
