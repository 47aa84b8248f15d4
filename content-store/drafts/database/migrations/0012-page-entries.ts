import { type Kysely, sql } from 'kysely';
import { isOnPostgres } from './on-postgres.ts';

interface Entry {
  pageId: string;
  domainId: string;
  slug: string;
  template: string;
  title: string;
  words: string;
  author: string;
  status: string;
  updatedAt: string;
  updatedBy: string;
  publishedAt: string | null;
}

interface Tables {
  pages: { collection: string; id: string; copy: string; document: string };
  pageEntries: Entry & { id: number };
  pageTexts: { rowid: number; texts: string };
}

type Fields = Record<string, unknown>;

/** A narrow row for each draft, by which editors find pages quickly, and an index of its texts. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('pageEntries')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('pageId', 'text', (column) => column.notNull().unique())
    .addColumn('domainId', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('updatedBy', 'text', (column) => column.notNull())
    .addColumn('publishedAt', 'text')
    .execute();
  await db.schema.createIndex('pageEntriesBySlug').on('pageEntries').columns(['domainId', 'slug']).execute();
  await createTexts(db);
  await fill(db);
}

/** Words are compared without accents and capitals; PostgreSQL would take a word with a stop or slash in it for an address. */
async function createTexts(db: Kysely<Tables>): Promise<void> {
  if (!isOnPostgres(db)) {
    await sql`create virtual table "pageTexts" using fts5("texts", tokenize = 'unicode61 remove_diacritics 2')`.execute(
      db,
    );
    return;
  }
  await sql`create table "pageTexts" (
    "rowid" bigint primary key,
    "texts" text collate "C" not null,
    "vector" tsvector not null generated always as (to_tsvector('simple', translate(
      regexp_replace(normalize("texts", NFKD), '[\u0300-\u036f]', '', 'g'), './:@-_', '      '))) stored)`.execute(db);
  await sql`create index "pageTextsByWord" on "pageTexts" using gin ("vector")`.execute(db);
}

/** In batches, so that memory stays flat. */
async function fill(db: Kysely<Tables>): Promise<void> {
  let last: string | undefined = '';
  while (last !== undefined) {
    const rows: { id: string; document: string }[] = await db
      .selectFrom('pages')
      .where('collection', '=', 'pages')
      .where('copy', '=', 'draft')
      .where('id', '>', last)
      .select(['id', 'document'])
      .orderBy('id')
      .limit(200)
      .execute();
    for (const { document } of rows) await add(db, JSON.parse(document) as Fields);
    last = rows.at(-1)?.id;
  }
}

async function add(db: Kysely<Tables>, page: Fields): Promise<void> {
  const { id } = await db
    .insertInto('pageEntries')
    .values(entryOf(page) as Entry & { id: number })
    .returning('id')
    .executeTakeFirstOrThrow();
  const texts = [...textsIn(page.header), ...textsIn(page.contents), textOf(page.description), textOf(page.keywords)];
  await db
    .insertInto('pageTexts')
    .values({ rowid: id, texts: texts.map(plain).filter(Boolean).join(' · ') })
    .execute();
}

function entryOf(page: Fields): Entry {
  const slug = textOf(page.slug);
  const heading = textOf((page.header as Fields | undefined)?.heading);
  const title = plain(textOf(page.title)) || plain(heading) || slug.split('/').at(-1) || 'Home';
  return {
    pageId: textOf(page._id),
    domainId: textOf(page.domainId),
    slug,
    template: textOf(page.template),
    title,
    words: title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
    author: textOf(page.author),
    status: statusOf(page),
    updatedAt: textOf(page.updatedAt),
    updatedBy: textOf(page.updatedBy),
    publishedAt: textOf(page.publishedAt) || null,
  };
}

function statusOf({ published, lastPublished, updatedAt }: Fields): string {
  if (published !== true) return 'draft';
  return lastPublished !== undefined && textOf(lastPublished) < textOf(updatedAt) ? 'changed' : 'live';
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Fields that hold a name or an address, whatever block they belong to. */
const MACHINE = /^(?:_id|id|key|href|identifier|recipient)$|(?:Id|Key|Type|Colour|Url)$/;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\p{Lu}|[^\w/.:#@-]/u.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return Object.entries(value).flatMap(([name, one]) => (MACHINE.test(name) ? [] : textsIn(one)));
}

const plain = (markup: string): string =>
  markup
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_entity, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
