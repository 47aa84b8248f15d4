import type { Kysely } from 'kysely';
import { formsIn, type StoredForm } from './0004-forms-of-pages.ts';
import { sortedJson } from './sorted-json.ts';

interface Tables {
  pages: { collection: string; copy: string; document: string };
  forms: FormRow;
}

interface FormRow extends Pick<StoredForm, 'kind' | 'identifier'> {
  copy: string;
  domainId: string;
  pageId: string;
  document: string;
  since: string;
}

/** The parts of a stored page that are read here. */
interface Page {
  _id: string;
  domainId: string;
  updatedAt: string;
  contents: unknown;
}

/** Forms of pages, what visitors send through them, the mails that follow, and subscribers. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await createForms(db);
  await createSubmissions(db);
  await createMails(db);
  await createSubscribers(db);
  await noteFormsOfPages(db);
}

async function createForms(db: Kysely<Tables>) {
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

async function createSubmissions(db: Kysely<Tables>) {
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

async function createMails(db: Kysely<Tables>) {
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

async function createSubscribers(db: Kysely<Tables>) {
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

/** Notes the forms of pages that were stored before this table existed. */
async function noteFormsOfPages(db: Kysely<Tables>) {
  const rows = await db.selectFrom('pages').where('collection', '=', 'pages').select(['copy', 'document']).execute();
  for (const { copy, document } of rows) {
    const { _id: pageId, domainId, updatedAt: since, contents } = JSON.parse(document) as Page;
    for (const { kind, identifier, form } of formsIn(contents)) {
      const row: FormRow = { kind, copy, domainId, pageId, identifier, document: sortedJson(form), since };
      await db.insertInto('forms').values(row).execute();
    }
  }
}
