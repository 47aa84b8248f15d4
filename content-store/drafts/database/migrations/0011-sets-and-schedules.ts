import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { sortedJson } from './sorted-json.ts';

interface Tables {
  pages: { collection: string; id: string; copy: string; domainId: string; document: string };
  pageHistory: { collection: string; pageId: string; revision: number; document: string };
  siteDocuments: {
    id: string;
    copy: string;
    kind: string;
    domainId: string;
    updatedAt: string;
    updatedBy: string;
    document: string;
  };
  draftStates: State;
}

interface State {
  part: string;
  id: string;
  domainId: string;
  slug: string;
  title: string;
  revision: number;
  updatedAt: string;
  updatedBy: string;
  content: string;
  decided: string | null;
  isPublished: number;
}

interface Page {
  _id: string;
  domainId: string;
  slug: string;
  title?: string;
  header?: { heading?: unknown };
  revision?: number;
  updatedAt?: string;
  updatedBy?: string;
}

/** What the service owns of a page: two pages that differ only in these say the same. */
const SERVER_OWNED = new Set([
  '_id',
  'revision',
  'createdAt',
  'updatedAt',
  'updatedBy',
  'published',
  'lastPublished',
  'publishedAt',
  'viewerRoles',
  'editorRoles',
  'publisherRoles',
]);

/** What each draft says and what was decided about it, so that what waits is found at once; publishing at a time. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await createDraftStates(db);
  await createSchedules(db);
  for (const row of [...(await statesOfPages(db)), ...(await statesOfSiteDocuments(db))]) {
    await db.insertInto('draftStates').values(row).execute();
  }
}

async function createDraftStates(db: Kysely<Tables>) {
  await db.schema
    .createTable('draftStates')
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('domainId', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('updatedBy', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('decided', 'text')
    .addColumn('isPublished', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('draftStatesKey', ['part', 'id'])
    .execute();
  await db.schema
    .createIndex('draftStatesWaiting')
    .on('draftStates')
    .columns(['domainId', 'updatedAt'])
    .where(sql<boolean>`"decided" is null or "decided" != "content"`)
    .execute();
}

async function createSchedules(db: Kysely<Tables>) {
  const table = db.schema.createTable('schedules').addColumn('id', 'text', (column) => column.primaryKey());
  const texts = ['domainId', 'action', 'items', 'at', 'zone', 'createdBy', 'createdAt', 'state'];
  await texts
    .reduce((columns, name) => columns.addColumn(name, 'text', (column) => column.notNull()), table)
    .addColumn('reason', 'text')
    .addColumn('doneAt', 'text')
    .execute();
  await db.schema.createIndex('schedulesByState').on('schedules').columns(['state', 'at']).execute();
  await db.schema.createIndex('schedulesByDomain').on('schedules').columns(['domainId', 'state', 'at']).execute();
}

async function statesOfPages(db: Kysely<Tables>): Promise<State[]> {
  const rows = await db.selectFrom('pages').select(['collection', 'id', 'copy', 'document']).orderBy('copy').execute();
  const states = new Map<string, State>();
  for (const { collection, id, copy, document } of rows) {
    const page = JSON.parse(document) as Page;
    const key = `${collection} ${id}`;
    const { slug, domainId, revision = 0, updatedAt = '', updatedBy = '' } = page;
    if (copy === 'draft') {
      const facts = { part: collection, id, domainId, slug, title: titleOf(page), revision, updatedAt, updatedBy };
      states.set(key, { ...facts, content: pageHash(page), decided: null, isPublished: 0 });
    }
    const state = states.get(key);
    if (copy !== 'published' || !state) continue;
    states.set(key, { ...state, decided: await publishedHash(db, collection, page), isPublished: 1 });
  }
  return [...states.values()];
}

/** Of the draft that a copy was published from: the copy lacks what no definition names. */
async function publishedHash(db: Kysely<Tables>, collection: string, copy: Page): Promise<string> {
  const draft = await db
    .selectFrom('pageHistory')
    .where('collection', '=', collection)
    .where('pageId', '=', copy._id)
    .where('revision', '=', copy.revision ?? 0)
    .select('document')
    .executeTakeFirst();
  return pageHash(draft ? (JSON.parse(draft.document) as Page) : copy);
}

async function statesOfSiteDocuments(db: Kysely<Tables>): Promise<State[]> {
  const rows = await db.selectFrom('siteDocuments').selectAll().execute();
  const hashes = new Map(rows.map((row) => [`${row.id} ${row.copy}`, documentHash(row.document)]));
  return rows
    .filter(({ copy }) => copy === 'draft')
    .map(({ id, kind, domainId, updatedAt, updatedBy, document }) => {
      const decided = hashes.get(`${id} published`) ?? null;
      const facts = { part: kind, id, domainId, slug: '', title: '', revision: 0, updatedAt, updatedBy };
      return { ...facts, content: documentHash(document), decided, isPublished: decided === null ? 0 : 1 };
    });
}

const pageHash = (page: object) =>
  hashOf(Object.fromEntries(Object.entries(page).filter(([name]) => !SERVER_OWNED.has(name))));

function documentHash(document: string): string {
  const { _id, ...content } = JSON.parse(document) as { _id: string };
  return hashOf(content);
}

const hashOf = (content: object) => hash('sha256', sortedJson(content), 'base64url');

function titleOf({ header, title = '', slug }: Page): string {
  const heading = typeof header?.heading === 'string' ? header.heading.trim() : '';
  return heading || title.trim() || `/${slug}`;
}
