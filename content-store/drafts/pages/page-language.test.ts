import { describe, expect, test } from 'vitest';
import type { SiteLanguages } from '../../model/values/site-language.ts';
import { siteLanguage } from '../../model/values/site-language.ts';
import { ada, pageDraft } from '../../testing/documents.ts';
import { publishPage } from '../../testing/publish-page.ts';
import { temporaryDatabase } from '../../testing/temporary.ts';
import type { Db } from '../database/open-database.ts';
import { deletePage } from '../publishing/delete-page.ts';
import { waitingDrafts } from '../publishing/waiting-drafts.ts';
import { speakLanguages } from './page-language.ts';
import { savePage } from './page-revisions.ts';
import { insertPage } from './pages.ts';
import { restorePage } from './trash.ts';

const [en, de, ja] = [siteLanguage('en'), siteLanguage('de', { path: 'de' }), siteLanguage('ja', { domain: 'jp' })];
const LANGUAGES: SiteLanguages = [en, de, ja];

async function spoken(languages = LANGUAGES): Promise<Db> {
  const db = await temporaryDatabase();
  await speakLanguages(db, languages);
  return db;
}

const translation = (slug: string, domainId = 'main') => ({
  ...pageDraft({ slug }),
  domainId,
  translationKey: 'about',
});

const languagesIn = async (db: Db) => {
  const pages = await db
    .selectFrom('pages')
    .select(['slug', 'copy', 'language'])
    .orderBy('slug')
    .orderBy('copy')
    .execute();
  const entries = await db.selectFrom('pageEntries').select(['slug', 'language']).orderBy('slug').execute();
  return {
    pages: pages.map(({ slug, copy, language }) => `${copy} /${slug} ${language}`),
    entries: entries.map(({ slug, language }) => `/${slug} ${language}`),
  };
};

describe('the language of a page', () => {
  test('writePageCopy() notes it with the key of its translations', async () => {
    const db = await spoken();
    await insertPage(db, translation('about'), ada);
    await publishPage(db, await insertPage(db, translation('de/ueber-uns'), ada), ada);
    await insertPage(db, translation('about', 'jp'), ada);
    const rows = await db.selectFrom('pages').select(['slug', 'copy', 'language', 'translationKey']).execute();
    expect(rows.map((row) => Object.values(row).join(' ')).sort()).toEqual([
      'about draft en about',
      'about draft ja about',
      'de/ueber-uns draft de about',
      'de/ueber-uns published de about',
    ]);
  });

  test('a page has one version in each language, as a draft and published', async () => {
    const db = await spoken();
    const page = await insertPage(db, translation('about'), ada);
    await expect(insertPage(db, translation('about-us'), ada)).rejects.toThrow(
      'This page has a version in English already: /about',
    );
    await publishPage(db, page, ada);
    await savePage(db, page, pageDraft({ slug: 'about' }), ada);
    const other = await insertPage(db, translation('about-us'), ada);
    await expect(publishPage(db, other, ada)).rejects.toThrow('published version in English already: /about');
    const german = await insertPage(db, translation('de/about'), ada);
    await expect(savePage(db, german, translation('contact'), ada)).rejects.toThrow('in English already: /about-us');
  });

  test('restorePage() refuses a page that was translated again', async () => {
    const db = await spoken();
    const page = await insertPage(db, translation('about'), ada);
    await deletePage(db, page, ada);
    await insertPage(db, translation('about-us'), ada);
    await expect(restorePage(db, page, ada)).rejects.toThrow('already: /about-us');
  });

  test('what a page was translated from is no change that waits; its key is one', async () => {
    const db = await spoken();
    const page = await publishPage(db, await insertPage(db, translation('de/about'), ada), ada);
    await savePage(db, page, { ...page, translatedFrom: { page: 'en', revision: 2 } }, ada);
    expect(await waitingDrafts(db, 'main')).toEqual([]);
    await savePage(db, page, { ...page, translationKey: 'other' }, ada);
    expect(await waitingDrafts(db, 'main')).toHaveLength(1);
  });
});

describe('speakLanguages()', () => {
  test('fills the columns again when the languages are other ones, and names those that have pages already', async () => {
    const db = await spoken([en]);
    await insertPage(db, pageDraft({ slug: 'about' }), ada);
    await publishPage(db, await insertPage(db, pageDraft({ slug: 'de' }), ada), ada);
    await insertPage(db, pageDraft({ slug: 'de/about' }), ada);
    expect((await languagesIn(db)).entries).toEqual(['/about en', '/de en', '/de/about en']);
    expect(await speakLanguages(db, LANGUAGES)).toEqual([de]);
    expect(await languagesIn(db)).toEqual({
      pages: ['draft /about en', 'draft /de de', 'published /de de', 'draft /de/about de'],
      entries: ['/about en', '/de de', '/de/about de'],
    });
    expect(await speakLanguages(db, LANGUAGES)).toEqual([]);
  });

  test('lets two languages change places', async () => {
    const db = await spoken();
    for (const slug of ['about', 'de/about']) await insertPage(db, translation(slug), ada);
    await speakLanguages(db, [siteLanguage('de'), siteLanguage('en', { path: 'de' })]);
    expect((await languagesIn(db)).pages).toEqual(['draft /about de', 'draft /de/about en']);
  });

  test('refuses languages in which two versions of a page would be in one, and changes nothing', async () => {
    const db = await spoken();
    for (const slug of ['about', 'de/about']) await insertPage(db, translation(slug), ada);
    const before = await languagesIn(db);
    await expect(speakLanguages(db, [en])).rejects.toThrow(
      '/about and /de/about are versions of one page, and would both be in English. Start with the languages as they were; to give one up, first delete its pages there',
    );
    expect(await languagesIn(db)).toEqual(before);
  });
});
