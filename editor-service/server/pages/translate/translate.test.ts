import { Readable } from 'node:stream';
import { text as readAll } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { speakLanguages } from '#content-store/drafts/pages/page-language.ts';
import { savePage } from '#content-store/drafts/pages/page-revisions.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { type SiteLanguages, siteLanguage } from '#content-store/model/values/site-language.ts';
import { ada } from '#content-store/testing/documents.ts';
import { publishPage } from '#content-store/testing/publish-page.ts';
import type { Caller } from '../../http/call-context.ts';
import { type TestCaller, type TestSubject, testSubject } from '../../testing/test-subject.ts';
import { pageHandlers } from '../pages.ts';
import { translateHandlers } from './translate-handlers.ts';
import { takeFile } from './xliff/take-file.ts';

const LANGUAGES: SiteLanguages = [
  siteLanguage('en'),
  siteLanguage('de', { path: 'de' }),
  siteLanguage('ar', { path: 'ar' }),
];
const PARAGRAPH = '<p>See <a href="/about#team">about</a> and <a href="/contact">contact</a>.</p>';

let subject: TestSubject;
let db: Db;
let editor: TestCaller;
let calls: ReturnType<typeof translateHandlers>;
const asked: unknown[] = [];
beforeAll(async () => {
  subject = await testSubject((ground) => {
    db = ground.db;
    calls = translateHandlers(
      db,
      async (given) => {
        asked.push(given);
        return given.texts.map((text) => text.replace(/[A-Za-z]+(?![^<]*>)/, 'Übersetzt'));
      },
      LANGUAGES,
    );
    return { ...pageHandlers(ground), ...calls };
  });
  await speakLanguages(db, LANGUAGES);
  editor = subject.as(['editor']);
});
afterAll(() => subject.discard());

const caller: Caller = {
  userId: 'u',
  username: 'eve',
  roles: ['admin'],
  isAdmin: true,
  sessionId: null,
  activeDomainId: null,
} as never;

async function saved(slug: string, fields: object = {}): Promise<Page> {
  const contents = [
    { componentType: 'FormattedText', key: 'intro', text: PARAGRAPH },
    { componentType: 'Button', key: 'more', link: { text: 'More', href: '/about', type: 'page' } },
  ];
  const page = { domainId: 'main', slug, title: `Page ${slug}`, template: 'generic', contents, ...fields };
  return (await editor.call('page/save', { page })).body as Page;
}

const create = async (...translations: { _id: string; language: string; title?: string; slug?: string }[]) =>
  (await editor.call('translation/create', { domainId: 'main', translations })).body;

const statesOf = async ({ _id }: { _id: string }) =>
  (await editor.call('translation/states', { domainId: 'main', _id })).body.map(({ language, state, open }) =>
    [language, state, open].join(' '),
  );

describe('translation/create', () => {
  test('copies a page below its language, with the ids of its blocks, links to translations and texts that wait', async () => {
    const about = await saved('about');
    await create({ _id: about._id, language: 'de', title: 'Über uns' });
    const page = await saved('story');
    const { created } = await create(
      { _id: page._id, language: 'de', title: 'Unsere Geschichte' },
      { _id: page._id, language: 'ar' },
    );
    expect(created).toMatchObject([
      { language: 'de', slug: expect.stringMatching(/^de\/unsere-geschichte$/) },
      { language: 'ar', slug: 'ar/story' },
    ]);
    const german = await pageById(db, { _id: created[0]?._id ?? '' });
    expect(german).toMatchObject({
      title: 'Unsere Geschichte',
      translationKey: page._id,
      translatedFrom: { page: page._id, revision: 1 },
      contents: [{ key: 'intro' }, { key: 'more', link: { href: expect.stringMatching(/^\/de\/(ue|u)ber-uns$/) } }],
      openTexts: { 'intro/text': 'original', 'more/link.text': 'original' },
    });
    expect(german?.openTexts).not.toHaveProperty('/title');
    expect(JSON.stringify(german)).toMatch(/\/de\/u?e?ber-uns#team/);
    expect(JSON.stringify(german)).toContain('/contact');
    expect(await statesOf(page)).toEqual(['en draft 0', 'de draft 2', 'ar draft 3']);
    expect(await create({ _id: page._id, language: 'de' })).toEqual({
      created: [],
      present: [{ _id: page._id, language: 'de' }],
    });
  });

  test('begins below the translation of the page above, at a free address, or where it is told', async () => {
    const above = await saved('work');
    await create({ _id: above._id, language: 'de', title: 'Arbeit' });
    const page = await saved('work/tides');
    await saved('de/arbeit/tides');
    expect((await create({ _id: page._id, language: 'de' })).created[0]?.slug).toBe('de/arbeit/tides-2');
    expect((await create({ _id: page._id, language: 'ar', slug: 'ar/other' })).created[0]?.slug).toBe('ar/other');
    const other = await saved('work/ebb');
    const call = { domainId: 'main', translations: [{ _id: other._id, language: 'de', slug: 'arbeit/ebbe' }] };
    const { status, body } = await editor.call('translation/create', call);
    expect([status, body.error.message]).toEqual([400, '/arbeit/ebbe is not an address of a page in German']);
  });

  test('refuses a language that the site does not have, and changes nothing', async () => {
    const page = await saved('kept');
    const translations = [
      { _id: page._id, language: 'de' },
      { _id: page._id, language: 'fr' },
    ];
    const { body } = await editor.call('translation/create', { domainId: 'main', translations });
    expect(body.error.message).toBe('This site has no pages in French');
    expect(await statesOf(page)).toEqual(['en draft 0', 'de missing 0', 'ar missing 0']);
  });
});

test('a translation is behind from the next publish of its original until it says otherwise', async () => {
  const page = await saved('news');
  await publishPage(db, page, ada);
  const { created } = await create({ _id: page._id, language: 'de', title: 'Neues' });
  const german = await publishPage(db, { _id: created[0]?._id ?? '' }, ada);
  const states = async () => (await statesOf(page))[1]?.split(' ')[1];
  expect(await states()).toBe('live');
  const { body: changed } = await editor.call('page/save', {
    page: { ...page, revision: undefined, contents: page.contents.slice(0, 1) },
  });
  expect(await states()).toBe('live');
  const { revision } = await publishPage(db, changed as Page, ada);
  expect(await states()).toBe('behind');
  const { body } = await editor.call('translation/original', { domainId: 'main', _id: german._id });
  expect([body.translated?.contents.length, body.now?.contents.length]).toEqual([2, 1]);
  const upToDate = { ...german, revision: undefined, translatedFrom: { page: page._id, revision } };
  await editor.call('page/save', { page: upToDate });
  expect(await states()).toBe('live');
});

test('a text no longer waits once it is saved with other words', async () => {
  const page = await saved('words');
  const { created } = await create({ _id: page._id, language: 'de', title: 'Worte' });
  const german = (await pageById(db, { _id: created[0]?._id ?? '' })) as Page;
  const contents = german.contents.with(0, { ...german.contents[0], text: '<p>Neu</p>' } as never);
  const { body } = await editor.call('page/save', { page: { ...german, contents } });
  expect((body as Page).openTexts).toEqual({ 'more/link.text': 'original' });
});

test('translation/fill asks the function of the site folder, and marks its texts until a person confirms', async () => {
  const page = await saved('filled');
  const { created } = await create({ _id: page._id, language: 'de', title: 'Voll' });
  const ref = { domainId: 'main', _id: created[0]?._id ?? '' };
  const { body } = await editor.call('translation/fill', { ...ref, places: ['more/link.text'] });
  expect(asked).toEqual([{ texts: ['More'], from: 'en', to: 'de' }]);
  expect(body).toMatchObject({ openTexts: { 'intro/text': 'original', 'more/link.text': 'machine' } });
  expect(JSON.stringify(body.contents)).toContain('Übersetzt');
  const all = (await editor.call('translation/fill', ref)).body;
  expect(Object.values(all.openTexts ?? {})).toEqual(['machine', 'machine']);
});

describe('translation/export and translation/import', () => {
  const exported = async (payload: { language: string; pages?: string }, by = caller) => {
    const file = await calls['translation/export']({ domainId: 'main', pages: undefined, ...payload }, {
      caller: by,
    } as never);
    return readAll(Readable.from(file.pieces));
  };
  const take = (text: string, isTrial = false, by = caller) =>
    takeFile(db, { domainId: 'main', text, isTrial, languages: LANGUAGES, caller: by });
  const setViewers = (_id: string, viewerRoles: string[]) =>
    savePage(
      db,
      { _id },
      undefined,
      { at: new Date().toISOString(), by: 'ada' },
      {
        roles: { viewerRoles, editorRoles: [], publisherRoles: [] },
      },
    );

  test('a page goes out and comes back translated; a trial only tells', async () => {
    const page = await saved('export');
    const { created } = await create({ _id: page._id, language: 'de', title: 'Ausfuhr' });
    const file = await exported({ language: 'de', pages: page._id });
    expect(file).toContain('<target state="translated">Ausfuhr</target>');
    const back = file.replace(
      /<source>More<\/source><target state="needs-translation">/,
      '<source>More</source><target>Mehr',
    );
    expect(await take(back, true)).toMatchObject({ pages: [{ taken: 2, left: [] }], refused: [] });
    const german = () => pageById(db, { _id: created[0]?._id ?? '' });
    expect((await german())?.openTexts).toHaveProperty(['more/link.text']);
    await take(back);
    expect(await german()).toMatchObject({
      openTexts: { 'intro/text': 'original' },
      contents: [{}, { link: { text: 'Mehr' } }],
    });
    const before = await german();
    await take(await exported({ language: 'de', pages: page._id }));
    expect(await german()).toEqual(before);
  });

  test('all that is open or behind goes out without being named', async () => {
    expect(await exported({ language: 'ar' })).toMatch(/<file original="[\w-]+".*target-language="ar"/);
    await expect(exported({ language: 'fr' })).rejects.toThrow('This site has no pages in French');
  });

  test('nothing of a page that the caller may not view is told, taken or exported', async () => {
    const page = await saved('hidden');
    const { created } = await create({ _id: page._id, language: 'de', title: 'Verborgen' });
    const file = await exported({ language: 'de', pages: page._id });
    const [translation] = created;
    await setViewers(translation?._id ?? '', ['publisher']);
    const titles = (await editor.call('translation/states', { domainId: 'main', _id: page._id })).body;
    expect(titles.map(({ title }) => title)).toEqual(['Page hidden', '', '']);
    const other = { ...caller, roles: ['editor'], isAdmin: false } as Caller;
    await expect(exported({ language: 'de', pages: page._id }, other)).rejects.toThrow('may not view this page');
    await expect(take(file, false, other)).rejects.toThrow('may not view this page');
    await setViewers(page._id, ['publisher']);
    expect((await take(file, false, other)).refused).toEqual([`The page ${page._id} is not on this site`]);
  });

  test('a file for a page without a translation, of another site or into another language changes nothing', async () => {
    const page = await saved('alone');
    const file = await exported({ language: 'de', pages: page._id });
    expect(await take(file)).toEqual({
      pages: [],
      refused: ['“Page alone” has no translation into German yet: create it first'],
    });
    expect((await take(file.replaceAll(page._id, 'elsewhere'))).refused).toEqual([
      'The page elsewhere is not on this site',
    ]);
    await expect(take(file.replaceAll('"de"', '"fr"'))).rejects.toThrow(
      'a translation into French, in which this site has no pages',
    );
  });
});
