import type { Kysely } from 'kysely';

/** People of companies whose own log-in lets them in, what their sessions are renewed with, and who gets in without. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('breakGlass', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('companyPeople')
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('companyPeopleKey', ['issuer', 'subject'])
    .execute();
  await db.schema.createIndex('companiesOfUser').on('companyPeople').column('userId').execute();
  await db.schema
    .createTable('companySessions')
    .addColumn('idHash', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('askedAt', 'text', (column) => column.notNull())
    .addColumn('unansweredSince', 'text', (column) => column.notNull())
    .execute();
}
