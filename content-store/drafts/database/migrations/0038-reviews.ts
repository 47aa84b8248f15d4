import type { Kysely } from 'kysely';

interface Tables {
  draftStates: { part: string; id: string; domainId: string; revision: number; content: string };
  publishRequests: Record<
    'id' | 'domainId' | 'kind' | 'documentId' | 'title' | 'text' | 'askedBy' | 'createdAt' | 'state' | 'answer',
    string
  > & { slug: string | null; answeredBy: string; answeredAt: string | null };
  reviews: Record<
    'id' | 'domainId' | 'purpose' | 'items' | 'contents' | 'text' | 'askedBy' | 'createdAt' | 'state' | 'endedBy',
    string
  > & { due: null; endedAt: string | null; reviewers: string; answers: string };
}

/** Questions about drafts. What people asked of those who may publish is one of them. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('reviews')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('domainId', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('items', 'text', (column) => column.notNull())
    .addColumn('contents', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('due', 'text')
    .addColumn('askedBy', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('endedBy', 'text', (column) => column.notNull())
    .addColumn('endedAt', 'text')
    .addColumn('reviewers', 'text', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('reviewsByState').on('reviews').columns(['domainId', 'state']).execute();
  await db.schema
    .createTable('approvals')
    .addColumn('review', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('isGuest', 'integer', (column) => column.notNull())
    .addColumn('roles', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('approvalsKey', ['review', 'content', 'by', 'isGuest'])
    .execute();
  await db.schema.createIndex('approvalsByContent').on('approvals').columns(['content']).execute();
  await db.schema
    .createTable('reviewRules')
    .addColumn('domainId', 'text', (column) => column.primaryKey())
    .addColumn('rules', 'text', (column) => column.notNull())
    .execute();
  await moveRequests(db);
  await db.schema.dropTable('publishRequests').execute();
}

const AT_ONCE = 100;
const STATES: Record<string, string> = { sentBack: 'changesAsked' };
/** What goes live together with what names it. */
const SETTINGS = ['siteSettings', 'redirects', 'categories', 'tags'];

async function moveRequests(db: Kysely<Tables>): Promise<void> {
  let last = '';
  for (let isMore = true; isMore; ) {
    const requests = await db
      .selectFrom('publishRequests')
      .where('id', '>', last)
      .selectAll()
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const request of requests) await moveRequest(db, request);
    isMore = requests.length === AT_ONCE;
    last = requests.at(-1)?.id ?? last;
  }
}

async function moveRequest(db: Kysely<Tables>, request: Tables['publishRequests']): Promise<void> {
  const { id, domainId, kind, documentId: _id, title, slug, text, askedBy, createdAt } = request;
  const { state, answer, answeredBy: endedBy, answeredAt: endedAt } = request;
  const states = db.selectFrom('draftStates').selectAll();
  const drafts = await (kind === 'siteSettings'
    ? states.where('domainId', '=', domainId).where('part', 'in', SETTINGS)
    : states.where('id', '=', _id)
  ).execute();
  const contents = drafts.map((draft) => `${draft.part} ${draft.id} ${draft.content}`).sort();
  const revision = drafts.find(({ part }) => part === 'pages' || part === 'sections')?.revision ?? null;
  const sentBack = { by: endedBy, isGuest: false, answer: 'askForChanges', text: answer, at: endedAt, contents };
  const row = {
    ...{ id, domainId, purpose: 'publish', text, due: null, askedBy, createdAt, endedBy, endedAt, reviewers: '[]' },
    items: JSON.stringify([{ kind, _id, title, slug, revision }]),
    contents: JSON.stringify(contents),
    state: STATES[state] ?? state,
    answers: JSON.stringify(state === 'sentBack' ? [sentBack] : []),
  };
  await db.insertInto('reviews').values(row).execute();
}
