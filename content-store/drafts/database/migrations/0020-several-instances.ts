import type { Kysely } from 'kysely';
import { isOnPostgres } from './on-postgres.ts';

/** What instances that share a database must agree on: who is at which page, how often somebody sent something, who sends a mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visits')
    .addColumn('pageId', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('since', 'integer', (column) => column.notNull())
    .addColumn('seen', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('visitsKey', ['pageId', 'userId'])
    .execute();
  await db.schema
    .createTable('uses')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('expiresAt', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('usesByExpiry').on('uses').column('expiresAt').execute();
  await db.schema.alterTable('mails').addColumn('claimedUntil', 'text').execute();
  if (!isOnPostgres(db)) return;
  await db.schema
    .createTable('longSignals')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .execute();
}
