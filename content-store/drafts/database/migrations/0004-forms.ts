import type { Kysely } from 'kysely';
import type { Page } from '../../../model/entities/page.ts';
import { noteForms } from '../../forms/forms.ts';
import type { Database } from '../schema.ts';

/** Forms of pages, what visitors send through them, the mails that follow, and subscribers. */
export async function up(db: Kysely<Database>): Promise<void> {
  await createForms(db);
  await createSubmissions(db);
  await createMails(db);
  await createSubscribers(db);
  await noteFormsOfPages(db);
}

async function createForms(db: Kysely<Database>) {
  await db.schema
    .createTable('forms')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('copy', 'text', (column) => column.notNull())
    .addColumn('domainId', 'text', (column) => column.notNull())
    .addColumn('pageId', 'text', (column) => column.notNull())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('until', 'text')
    .execute();
  await db.schema.createIndex('formsByName').on('forms').columns(['domainId', 'kind', 'identifier', 'copy']).execute();
  await db.schema.createIndex('formsByPage').on('forms').columns(['pageId', 'copy']).execute();
}

async function createSubmissions(db: Kysely<Database>) {
  await db.schema
    .createTable('submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('domainId', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('suspicion', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('eraseAt', 'text')
    .addColumn('document', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('submissionsByState')
    .on('submissions')
    .columns(['domainId', 'state', 'createdAt', 'id', 'identifier'])
    .execute();
  await db.schema.createIndex('submissionsByErasure').on('submissions').column('eraseAt').execute();
}

async function createMails(db: Kysely<Database>) {
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('domainId', 'text')
    .addColumn('submissionId', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('recipients', 'text', (column) => column.notNull())
    .addColumn('causedBy', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('dueAt', 'text', (column) => column.notNull())
    .addColumn('lastError', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('mailsDue').on('mails').columns(['state', 'dueAt']).execute();
  await db.schema.createIndex('mailsByKind').on('mails').columns(['kind', 'createdAt']).execute();
  await db.schema.createIndex('mailsBySubmission').on('mails').column('submissionId').execute();
}

async function createSubscribers(db: Kysely<Database>) {
  await db.schema
    .createTable('subscribers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('domainId', 'text', (column) => column.notNull())
    .addColumn('listId', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('values', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addUniqueConstraint('subscribersOnce', ['domainId', 'listId', 'email'])
    .execute();
}

/** Pages that were there before know their forms too. */
async function noteFormsOfPages(db: Kysely<Database>) {
  const rows = await db.selectFrom('pages').where('collection', '=', 'pages').select(['copy', 'document']).execute();
  for (const { copy, document } of rows) {
    const page = JSON.parse(document) as Page;
    await noteForms(db, { pageId: page._id, domainId: page.domainId, copy }, page.contents, page.updatedAt);
  }
}
