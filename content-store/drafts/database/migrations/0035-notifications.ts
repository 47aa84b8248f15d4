import type { Kysely } from 'kysely';

/** What people are told, and when they want mails about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('domainId', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('readAt', 'text')
    .addColumn('mailId', 'text')
    .execute();
  await db.schema
    .createIndex('notificationsByRecipient')
    .on('notifications')
    .columns(['recipient', 'domainId', 'id'])
    .execute();
  await db.schema.createIndex('notificationsByMail').on('notifications').columns(['mailId']).execute();
  await db.schema
    .alterTable('users')
    .addColumn('mailFrequency', 'text', (column) => column.notNull().defaultTo('atOnce'))
    .execute();
}
