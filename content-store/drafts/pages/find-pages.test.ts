import { beforeEach, describe, expect, it } from 'vitest';
import { siteLanguage } from '../../model/values/site-language.ts';
import { ada, ben, pageDraft } from '../../testing/documents.ts';
import { publishPage } from '../../testing/publish-page.ts';
import { temporaryDatabase } from '../../testing/temporary.ts';
import type { Db } from '../database/open-database.ts';
import { deletePage } from '../publishing/delete-page.ts';
import { unpublishPage } from '../publishing/publish-page.ts';
import { findPages, type PagesFilter, type PagesOrder } from './find-pages.ts';
import { pageChildren } from './page-children.ts';
import { speakLanguages } from './page-language.ts';
import { savePage } from './page-revisions.ts';
import { findByTexts } from './page-words.ts';
import { insertPage } from './pages.ts';
import { withTranslations } from './translations.ts';
import { restorePage } from './trash.ts';

let db: Db;
const ofMain = { domainId: 'main' };
const all = { limit: 100, offset: 0 };
const publisher = { roles: ['publisher'], isAdmin: false, mayPublish: true };
const admin = { roles: ['admin'], isAdmin: true, mayPublish: true };

beforeEach(async () => {
  db = await temporaryDatabase();
  await findByTexts(db, ({ contents }) => contents.map(({ text }) => String(text)));
});

const add = (slug: string, fields: object = {}) => insertPage(db, pageDraft({ slug, ...fields }), ada);
const find = (filter: Partial<PagesFilter> = {}, order: Partial<PagesOrder> = {}, viewer = publisher) =>
  findPages(db, { ...ofMain, ...filter }, { ...all, ...order }, viewer);
const slugs = async (...of: Parameters<typeof find>) => (await find(...of)).pages.map(({ slug }) => slug);

describe('findPages()', () => {
  it('names a page by its title, else its heading, else the last part of its address', async () => {
    await add('');
    await add('a', { title: 'Our open day', header: { heading: 'Come in' } });
    await add('b', { header: { heading: 'Come &amp; <i>eat</i>' } });
    await add('news/kitchens');
    const { pages } = await find({}, { sort: 'address' });
    expect(pages.map(({ title }) => title)).toEqual(['Home', 'Our open day', 'Come & eat', 'kitchens']);
  });

  it('tells what waits, who changed it and what the viewer may do', async () => {
    const { _id } = await add('about', { author: 'Ida', template: 'home' });
    expect((await find()).pages[0]).toEqual({
      ...{ _id, slug: 'about', title: 'about', template: 'home', status: 'draft', author: 'Ida' },
      ...{ updatedAt: ada.at, updatedBy: 'ada', editableByYou: true, publishableByYou: true },
    });
    await publishPage(db, { _id }, ada);
    expect((await find()).pages[0]).toMatchObject({ status: 'live', publishedAt: expect.any(String) });
    await savePage(db, { _id }, pageDraft({ slug: 'about' }), ben);
    expect((await find()).pages[0]).toMatchObject({ status: 'changed', updatedBy: 'ben' });
  });

  it('compares contents, not times, to tell what waits', async () => {
    const { _id } = await add('about');
    await publishPage(db, { _id }, ada);
    const row = db.selectFrom('pages').where('id', '=', _id).where('copy', '=', 'draft').select('document');
    const { document } = await row.executeTakeFirstOrThrow();
    const later = JSON.stringify({ ...JSON.parse(document), updatedAt: '2030-01-01T00:00:00.000Z' });
    await db.updateTable('pages').set({ document: later }).where('id', '=', _id).where('copy', '=', 'draft').execute();
    await savePage(db, { _id }, undefined, ben, {
      roles: { viewerRoles: [], editorRoles: ['editor'], publisherRoles: [] },
    });
    expect((await find({ status: 'live' })).pages).toMatchObject([{ slug: 'about', status: 'live' }]);
    expect(await slugs({ status: 'changed' })).toEqual([]);
    await savePage(db, { _id }, pageDraft({ slug: 'about', title: 'New words' }), ben);
    expect(await slugs({ status: 'changed' })).toEqual(['about']);
    await add('draft');
    expect(await slugs({}, { sort: 'status' })).toEqual(['about', 'draft']);
  });

  it('finds words in titles and addresses, the best match first', async () => {
    await add('in-texts', { title: 'X', contents: [{ componentType: 'Text', key: 't', text: 'We are open' }] });
    await add('z1', { title: 'Reopened' });
    await add('open-house', { title: 'Visit' });
    await add('z2', { title: 'An open door' });
    await add('z3', { title: 'Open day' });
    expect(await slugs({ q: 'OPEN' })).toEqual(['z3', 'z2', 'open-house', 'z1']);
    expect(await slugs({ q: 'day open' })).toEqual(['z3']);
    expect(await slugs({ q: 'https://site.example/open-house/' })).toEqual(['open-house']);
    expect(await slugs({ q: '/open-h' })).toEqual(['open-house']);
    expect(await slugs({ q: 'z2' })).toEqual(['z2']);
    await add('z2/below', { title: 'Z2 and more' });
    expect(await slugs({ q: '/z2' }), 'the address itself comes first').toEqual(['z2', 'z2/below']);
  });

  it('ignores accents and takes % and _ as they are', async () => {
    await add('velore', { title: 'Asha Vélore' });
    await add('a_b', { title: 'Hundred %' });
    expect(await slugs({ q: 'velore' })).toEqual(['velore']);
    expect(await slugs({ q: 'VÉL' })).toEqual(['velore']);
    expect(await slugs({ q: '_' })).toEqual(['a_b']);
    expect(await slugs({ q: '%' })).toEqual(['a_b']);
  });

  it('finds addresses in other scripts, as they are typed or pasted, and what is below them', async () => {
    for (const slug of ['ガイド', 'ガイド/𠮷野', 'ガイド/𠮷野/下', 'ガイドブック', 'о-нас/ёлка']) await add(slug);
    expect(await slugs({ q: '/ガイド/𠮷野' })).toEqual(['ガイド/𠮷野', 'ガイド/𠮷野/下']);
    expect(await slugs({ q: 'https://site.example/%E3%82%AC%E3%82%A4%E3%83%89' })).toContain('ガイド');
    expect(await slugs({ q: 'ガイド'.normalize('NFD') })).toHaveLength(4);
    expect(await slugs({ q: 'ЁЛКА' })).toEqual(['о-нас/ёлка']);
    expect(await slugs({ under: 'ガイド' }, { sort: 'address' })).toEqual(['ガイド/𠮷野', 'ガイド/𠮷野/下']);
    expect(await slugs({ parent: 'ガイド/𠮷野' })).toEqual(['ガイド/𠮷野/下']);
    await expect(add('ガイド')).rejects.toThrow();
  });

  it('finds words in texts when asked, after titles, and shows where', async () => {
    const text = 'Soup & bread in our\n kitchens every day';
    await add('food', { title: 'Food', contents: [{ componentType: 'Text', key: 't', text }] });
    await add('kitchens', { title: 'Kitchens' });
    expect(await slugs({ q: 'kitch' })).toEqual(['kitchens']);
    const { pages, total } = await find({ q: 'kitch', inTexts: true });
    expect([pages.map(({ slug }) => slug), total]).toEqual([['kitchens', 'food'], 2]);
    expect(pages[0]).not.toHaveProperty('excerpt');
    expect(pages[1]?.excerpt).toEqual([
      { text: 'Soup & bread in our ', isMatch: false },
      { text: 'kitchens', isMatch: true },
      { text: ' every day', isMatch: false },
    ]);
    expect(await slugs({ q: '" * -- NEAR(', inTexts: true })).toEqual([]);
  });

  it('follows changes of texts, deleting and restoring', async () => {
    const text = (said: string) => ({ contents: [{ componentType: 'Text', key: 't', text: `Now ${said}` }] });
    const { _id } = await add('food', text('soup'));
    await savePage(db, { _id }, pageDraft({ slug: 'meals', ...text('bread') }), ben);
    expect(await slugs({ q: 'soup', inTexts: true })).toEqual([]);
    expect(await slugs({ q: 'bread', inTexts: true })).toEqual(['meals']);
    await deletePage(db, { _id }, ben);
    expect(await slugs({ q: 'bread', inTexts: true })).toEqual([]);
    expect((await find()).total).toBe(0);
    await restorePage(db, { _id }, ben);
    expect(await slugs({ q: 'bread', inTexts: true })).toEqual(['meals']);
  });

  it('finds drafts by texts that were not stored with them', async () => {
    await add('food', { contents: [{ componentType: 'Text', key: 't', text: 'soup' }] });
    await db.deleteFrom('pageTexts').execute();
    await findByTexts(db, () => ['ramps', '91']);
    expect(await slugs({ q: 'ramps 91', inTexts: true })).toEqual(['food']);
    await findByTexts(db, () => ['these are stored']);
    expect(await slugs({ q: 'these', inTexts: true })).toEqual([]);
  });

  it('filters by status, template, people, tag, place and time', async () => {
    await add('news', { tags: ['kind:list'] });
    await add('news/a', { template: 'home', author: 'Ida' });
    await add('news/a/b');
    const { _id } = await add('newsletter');
    await publishPage(db, { _id }, ben);
    expect(await slugs({ status: 'live' })).toEqual(['newsletter']);
    expect(await slugs({ template: 'home' })).toEqual(['news/a']);
    expect(await slugs({ author: 'Ida' })).toEqual(['news/a']);
    expect(await slugs({ updatedBy: 'ben' })).toEqual(['newsletter']);
    expect(await slugs({ tag: 'kind:list' })).toEqual(['news']);
    expect(await slugs({ parent: 'news' })).toEqual(['news/a']);
    expect(await slugs({ parent: '' })).toEqual(['news', 'newsletter']);
    expect(await slugs({ under: 'news' })).toEqual(['news/a', 'news/a/b']);
    expect(await slugs({ updatedFrom: ben.at })).toEqual(['newsletter']);
    expect(await slugs({ updatedTo: ada.at, under: 'news' })).toHaveLength(2);
  });

  it('sorts either way and counts before paging', async () => {
    await add('c', { title: 'A' });
    await add('b', { title: 'b' });
    await add('a', { title: 'C' });
    expect(await slugs({})).toEqual(['c', 'b', 'a']);
    expect(await slugs({}, { sort: 'title', isDescending: true })).toEqual(['a', 'b', 'c']);
    expect(await slugs({}, { sort: 'address' })).toEqual(['a', 'b', 'c']);
    const { pages, total } = await find({}, { limit: 1, offset: 1 });
    expect([pages.map(({ slug }) => slug), total]).toEqual([['b'], 3]);
  });

  it('leaves out pages that the viewer may not view, and says what may be edited and published', async () => {
    const demand = async (slug: string, roles: object) => {
      const { _id } = await add(slug);
      await savePage(db, { _id }, undefined, ada, {
        roles: { viewerRoles: [], editorRoles: [], publisherRoles: [], ...roles },
      });
    };
    await demand('secret', { viewerRoles: ['board'] });
    await demand('locked', { editorRoles: ['board'] });
    await demand('slow', { publisherRoles: ['board'] });
    const said = async (viewer: typeof publisher) =>
      (await find({}, {}, viewer)).pages.map((page) => [page.slug, page.editableByYou, page.publishableByYou]);
    expect(await said(publisher)).toEqual([
      ['locked', false, false],
      ['slow', true, false],
    ]);
    expect(await said({ ...publisher, roles: ['publisher', 'board'] })).toEqual([
      ['locked', true, true],
      ['secret', true, false],
      ['slow', true, true],
    ]);
    expect((await said(admin)).map(([slug]) => slug)).toEqual(['locked', 'secret', 'slow']);
    expect(await slugs({ publishableByYou: true }, {}, { ...publisher, mayPublish: false })).toEqual([]);
  });
});

describe('pageChildren()', () => {
  const children = async (parent: string) =>
    (await pageChildren(db, { ...ofMain, parent }, all, publisher)).nodes.map(({ slug, page, below }) => [
      slug,
      page?.title ?? null,
      below,
    ]);

  it('lists one level of the tree with what is below, and folders without a page', async () => {
    for (const slug of ['', 'news/2026/a', 'news/2026/b', 'news', 'newsletter']) await add(slug);
    expect(await children('')).toEqual([
      ['', 'Home', 0],
      ['news', 'news', 2],
      ['newsletter', 'newsletter', 0],
    ]);
    expect(await children('news')).toEqual([['news/2026', null, 2]]);
    expect(await children('news/2026')).toEqual([
      ['news/2026/a', 'a', 0],
      ['news/2026/b', 'b', 0],
    ]);
  });

  it('counts all places and returns a part of them', async () => {
    for (const slug of ['a', 'b/c', 'd']) await add(slug);
    const { nodes, total } = await pageChildren(db, { ...ofMain, parent: '' }, { limit: 1, offset: 1 }, publisher);
    expect([nodes.map(({ slug }) => slug), total]).toEqual([['b'], 3]);
  });
});

describe('findPages() on a site in several languages', () => {
  it('finds pages by language and by the state of their translation', async () => {
    await speakLanguages(db, [
      siteLanguage('en'),
      siteLanguage('de', { path: 'de' }),
      siteLanguage('ar', { path: 'ar' }),
    ]);
    const about = await add('about');
    const join = await add('join');
    await publishPage(db, about, ada);
    const { revision } = await publishPage(db, join, ada);
    const of = ({ _id }: { _id: string }, more: number) => ({
      translationKey: _id,
      translatedFrom: { page: _id, revision: more },
      openTexts: { '/title': 'original' },
    });
    await add('ar/about', of(about, 1));
    await publishPage(db, await add('de/about', of(about, 0)), ada);
    await publishPage(db, await add('de/join', of(join, revision)), ada);
    expect(await slugs({ language: 'de' })).toEqual(['de/about', 'de/join']);
    expect(await slugs({ language: 'de', translation: 'behind' })).toEqual(['de/about']);
    expect(await slugs({ language: 'de', translation: 'live' })).toEqual(['de/join']);
    await unpublishPage(db, about, ada);
    expect(await slugs({ language: 'de', translation: 'behind' })).toEqual([]);
    await publishPage(db, about, ada);
    expect(await slugs({ language: 'de', translation: 'behind' })).toEqual(['de/about']);
    expect(await slugs({ language: 'ar', translation: 'draft' })).toEqual(['ar/about']);
    expect(await slugs({ language: 'ar', translation: 'missing' }, { sort: 'address' })).toEqual(['de/join', 'join']);
    expect(await slugs({ translation: 'missing' }, { sort: 'address' })).toEqual(['de/join', 'join']);
    const { pages } = await find({ language: 'ar' });
    expect((await withTranslations(db, pages))[0]?.translations?.toSorted(byLanguage)).toEqual([
      { language: 'ar', state: 'draft' },
      { language: 'de', state: 'behind' },
      { language: 'en', state: 'live' },
    ]);
  });
});

const byLanguage = (one: { language: string }, other: { language: string }) => (one.language < other.language ? -1 : 1);
