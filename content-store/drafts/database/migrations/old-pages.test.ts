import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary.ts';
import { databaseIn } from '../../../testing/test-database.ts';
import { findPages } from '../../pages/find-pages.ts';
import { findByTexts } from '../../pages/page-words.ts';
import { migrateToLatest } from '../migrate.ts';
import { type Db, openDatabase } from '../open-database.ts';
import * as spine from './0001-spine.ts';
import * as oneTimeLinks from './0002-one-time-links.ts';
import * as people from './0003-people.ts';

const FIRST = { '0001-spine': spine, '0002-one-time-links': oneTimeLinks, '0003-people': people };

/** A database from before forms had a table, with one page in it. */
async function oldDatabase(page: object, copy = 'published'): Promise<Db> {
  const db = await openDatabase(databaseIn(await temporaryFolder()));
  onTestFinished(() => db.destroy());
  await new Migrator({ db, provider: { getMigrations: async () => FIRST } }).migrateToLatest();
  await sql`insert into pages (collection, id, copy, "domainId", slug, template, "pageType", published, "updatedAt", card, document)
    values ('pages', 'contact', ${copy}, 'main', 'contact', 'generic', 'page', 1, '2026-01-01', '{}', ${JSON.stringify(page)})`.execute(
    db,
  );
  return db;
}

const link = { type: 'page', href: '/help-out', text: 'Help out' };
const video = { type: '', videoId: 'dQw4w9WgXcQ', isVimeo: false };
const page = {
  _id: 'contact',
  domainId: 'main',
  slug: 'contact',
  template: 'generic',
  updatedAt: '2026-01-01',
  tags: ['kind:page'],
  header: { heading: 'Write to us', image: { imageId: 'i1', alt: '' }, config: { backgroundColour: 'yellow' } },
  contents: [
    {
      componentType: 'ColumnContent',
      left: [{ componentType: 'Form', identifier: 'Contact', recipient: 'a@b.example' }],
    },
    { componentType: 'NewsletterBox', subscribe: { listId: 'news', submitText: 'Join' } },
    { componentType: 'Form', identifier: '' },
    { componentType: 'Button', key: 'b1', link },
    { componentType: 'Button', key: 'b2', link: { ...link, href: '' } },
    { componentType: 'Media', key: 'm1', video },
  ],
};

test('migrateToLatest() adds the forms of pages that were stored before forms had a table', async () => {
  const db = await oldDatabase(page);
  await migrateToLatest(db);
  const rows = await db
    .selectFrom('forms')
    .select(['kind', 'identifier', 'copy', 'pageId', 'since', 'document'])
    .execute();
  const stored = rows.map(({ document, ...row }) => ({ ...row, form: JSON.parse(document) }));
  const held = { copy: 'published', pageId: 'contact', since: '2026-01-01' };
  expect(stored).toEqual([
    {
      ...held,
      kind: 'enquiry',
      identifier: 'Contact',
      form: expect.objectContaining({ recipient: 'a@b.example', ccs: [] }),
    },
    { ...held, kind: 'subscribe', identifier: 'news', form: expect.objectContaining({ submitText: 'Join' }) },
  ]);
});

test('migrateToLatest() writes the cards of pages that were stored before cards had buttons and videos', async () => {
  const db = await oldDatabase(page);
  await migrateToLatest(db);
  const { card } = await db.selectFrom('pages').select('card').executeTakeFirstOrThrow();
  expect(JSON.parse(card)).toEqual({
    _id: 'contact',
    slug: 'contact',
    template: 'generic',
    tags: ['kind:page'],
    header: {
      heading: 'Write to us',
      description: '',
      image: { imageId: 'i1', alt: '' },
      backgroundColour: 'yellow',
    },
    contents: [
      { componentType: 'Button', key: 'b1', link },
      { componentType: 'Media', key: 'm1', video },
    ],
  });
});

test('migrateToLatest() marks the cards of pages that are hidden from the sitemap', async () => {
  const db = await oldDatabase({ ...page, hideFromSitemap: true });
  await migrateToLatest(db);
  const { card } = await db.selectFrom('pages').select('card').executeTakeFirstOrThrow();
  expect(JSON.parse(card)).toMatchObject({ isUnlisted: true, slug: 'contact' });
});

test('migrateToLatest() makes drafts found by title and text that were stored before there was a list for that', async () => {
  const db = await oldDatabase({ ...page, updatedBy: 'ada' }, 'draft');
  await migrateToLatest(db);
  await findByTexts(db, () => ['We help']);
  const viewer = { roles: [], isAdmin: false, mayPublish: false };
  const find = (q: string) => findPages(db, { domainId: 'main', q, inTexts: true }, { limit: 9, offset: 0 }, viewer);
  const { pages } = await find('write');
  expect(pages).toEqual([
    expect.objectContaining({ _id: 'contact', title: 'Write to us', status: 'draft', updatedBy: 'ada' }),
  ]);
  expect((await find('help')).total).toBe(1);
});
