import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageBySlug } from '#content-store/drafts/pages/find-page.ts';
import { savePage } from '#content-store/drafts/pages/page-revisions.ts';
import { deletePage } from '#content-store/drafts/publishing/delete-page.ts';
import { loadSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { folderStore } from '#content-store/published/store.ts';
import { deliverPendingFiles } from '../publishing/delivery/deliver-files.ts';
import { importWordpress } from './import-wordpress.ts';
import { inWords, type Report } from './report/report.ts';
import { type Circumstances, siteToFill } from './testing/site-to-fill.ts';

const EXPORT = 'tests/move-in/wordpress.xml';
const domainId = 'main';

let site: Awaited<ReturnType<typeof siteToFill>>;
let folder: string;
let db: Db;

beforeEach(async () => {
  site = await siteToFill();
  ({ folder, db } = site);
});

afterEach(() => site.discard());

const run = ({ file = EXPORT, media = 'tests/move-in/uploads', ...how } = {} as Circumstances & { file?: string }) =>
  site.run((needs) => importWordpress(file, needs), { from: file, media, ...how });

const page = (slug: string, copy: 'draft' | 'published' = 'draft') => pageBySlug(db, { domainId, slug }, copy);
const results = ({ pages }: Report) =>
  Object.fromEntries([...Map.groupBy(pages, ({ result }) => result)].map(([result, all]) => [result, all.length]));

/** The fixture with a change. */
async function changedExport(change: (text: string) => string | Buffer): Promise<string> {
  const file = join(folder, 'changed.xml');
  await writeFile(file, change(await readFile(EXPORT, 'utf8')));
  return file;
}

describe('importWordpress() of an export that WordPress wrote', () => {
  it('makes pages of posts, pages and custom types at their old addresses', async () => {
    const report = await run();
    expect(results(report)).toEqual({ created: 38, updated: 1 });
    expect(await page('about-us/visit')).toMatchObject({
      header: { heading: 'Visit', breadcrumb: [{ text: 'About us', slug: 'about-us' }] },
    });
    expect(await page('2024/09/the-seagull-is-back')).toMatchObject({
      tags: ['Content type:Post', 'Category:Boats – old & new', 'Category:News', 'Tag:restoration', 'Tag:Seagull'],
      publishDate: '2024-09-09T09:08:00Z',
      author: 'Anna Berg',
      description: 'The Seagull returns after two years.',
      header: { image: { alt: 'A boat at dusk' } },
    });
    expect((await page(''))?.header).toMatchObject({ heading: 'Harbour Museum' });
    expect(await page('exhibitions/sails-of-the-north')).toMatchObject({
      pageType: 'exhibition',
      tags: ['Content type:Exhibition', 'Era:19th century'],
    });
    expect(await page('2024/05/日本語の記事')).toMatchObject({ header: { heading: '日本語の記事' } });
    expect(await page('page-search')).toBeDefined();
  });

  it('keeps tables, code, pictures, galleries and links', async () => {
    await run();
    const contents = JSON.stringify(
      await Promise.all(
        [
          'about-us',
          'about-us/visit',
          '2024/05/code-for-sailors',
          '2024/12/seven-pictures',
          '2012/02/an-old-report',
          '2024/09/with-a-synced-pattern',
        ].map((slug) => page(slug)),
      ),
    );
    for (const part of [
      '<caption>Opening hours</caption>',
      'colspan=\\"2\\"',
      '<pre><code>if (tide &lt; 2) {\\n  wait();\\n}</code></pre>',
      'href=\\"/about-us/visit\\"',
      'Plan-of-the-museum.pdf',
      '"componentType":"TilesCarousel"',
      'The quay in January',
      '"componentType":"Section"',
      'It was a <b>good</b> year.'.replaceAll('b>', 'strong>'),
    ]) {
      expect(contents).toContain(part);
    }
    expect(contents).not.toMatch(/<script|javascript:|onclick/);
  });

  it('publishes scheduled posts at their time, unless a person decided otherwise', async () => {
    const schedules = () => db.selectFrom('schedules').selectAll().execute();
    const isHeard = (report: Report) => report.lost.filter(({ what }) => what === 'It was scheduled').length;
    const drafts = await run();
    expect([isHeard(drafts), await schedules()]).toEqual([1, []]);
    const report = await run({ publish: true });
    expect(isHeard(report)).toBe(0);
    expect(inWords(report)).toContain('1 scheduled');
    const [schedule] = await schedules();
    const draft = await page('scheduled');
    expect(schedule).toMatchObject({ state: 'waiting', at: '2035-01-01T09:00:00.000Z', createdBy: 'import' });
    expect(JSON.parse(schedule?.items ?? '')).toMatchObject([{ _id: draft?._id, revision: draft?.revision }]);
    await db.updateTable('schedules').set({ state: 'cancelled' }).execute();
    await run({ publish: true });
    expect((await schedules()).map(({ state }) => state)).toEqual(['cancelled']);
  });

  it('keeps a scheduled post whose time is over as a draft, and says so', async () => {
    const file = await changedExport((text) => text.replaceAll('2035-01-01 09:00:00', '2020-01-01 09:00:00'));
    const { lost } = await run({ file, publish: true });
    expect(lost).toContainEqual(
      expect.objectContaining({ what: 'It was scheduled', why: expect.stringContaining('2020') }),
    );
    expect(await db.selectFrom('schedules').selectAll().execute()).toEqual([]);
    expect([(await page('scheduled')) !== undefined, await page('scheduled', 'published')]).toEqual([true, undefined]);
  });

  it('publishes what was public, and keeps private, protected, scheduled and unfinished posts as drafts', async () => {
    await run({ publish: true });
    expect(await page('about-us', 'published')).toBeDefined();
    for (const slug of [
      'imprint',
      'board-room',
      '2024/11/private',
      '2024/12/with-a-password',
      'waiting-for-review',
      'scheduled',
      'a-draft',
    ]) {
      expect([slug, (await page(slug)) !== undefined, await page(slug, 'published')]).toEqual([slug, true, undefined]);
    }
    const published = join(folder, 'published');
    await deliverPendingFiles({ db, originals: site.originals, files: folderStore(published) });
    const files = (await readdir(published, { recursive: true })).filter((file) => file.endsWith('.json'));
    const texts = (await Promise.all(files.map((file) => readFile(join(published, file), 'utf8')))).join('');
    expect(texts).toContain('Anna Berg');
    expect(texts).not.toMatch(/private@|visitor\.example|ben@|let-me-in|ida60|behind the clock|surprise for Ida/);
  });

  it('leads visitors to no page that was not public', async () => {
    const file = await changedExport((text) =>
      text.replace(/(<wp:post_id>14<[\s\S]*?<wp:status><!\[CDATA\[)publish/, '$1draft'),
    );
    await run({ file, publish: true });
    expect(await page('about-us', 'published')).toBeUndefined();
    expect((await page('about-us/visit', 'published'))?.header).toMatchObject({ breadcrumb: [] });
  });

  it('redirects old addresses, fills the navigation and adds the tags', async () => {
    const report = await run();
    const { redirects } = await loadSiteDocument(db, 'redirects', { domainId });
    const targets = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
    expect(targets).toMatchObject({
      '/?p=14': '/about-us',
      '/?page_id=14': '/about-us',
      '/2024/02/renamed-once': '/2024/02/renamed-twice',
    });
    expect(report.redirects).toHaveLength(redirects.length);
    const { items } = await loadSiteDocument(db, 'navigation', { domainId });
    expect(items.map(({ link, items: below }) => [link.href, below.map(({ link: { href } }) => href)])).toEqual([
      ['/', []],
      ['/about-us', ['/about-us/visit', '/about-us/visit/groups-schools']],
      ['', []],
      ['https://shop.example/', []],
    ]);
    const { categories } = await loadSiteDocument(db, 'tags', { domainId });
    expect(categories.map(({ id }) => id).sort()).toEqual(['Category', 'Content type', 'Era', 'Tag']);
  });

  it('changes nothing the second time, and updates what changed in the source', async () => {
    await run();
    const again = await run();
    expect(results(again)).toEqual({ unchanged: 39 });
    expect(again.media.every(({ result }) => result !== 'added')).toBe(true);
    const file = await changedExport((text) => text.replace('Who we are', 'Who we were'));
    expect(results(await run({ file }))).toEqual({ unchanged: 38, updated: 1 });
    expect(JSON.stringify(await page('about-us'))).toContain('Who we were');
  });

  it('keeps what people changed or deleted here since', async () => {
    await run();
    const stamp = { at: '2026-04-01T00:00:00.000Z', by: 'anna' };
    const [about, contact] = (await Promise.all([page('about-us'), page('contact')])) as [Page, Page];
    await savePage(db, about, { ...about, title: 'Mine' }, stamp);
    await deletePage(db, contact, stamp);
    const again = await run();
    expect(results(again)).toEqual({ unchanged: 37, kept: 1, 'left out': 1 });
    expect(await page('about-us')).toMatchObject({ title: 'Mine' });
    expect(await page('contact')).toBeUndefined();
  });

  it('stores nothing in a dry run, and reports the same', async () => {
    const dry = await run({ isDryRun: true });
    expect(await page('about-us')).toBeUndefined();
    expect((await loadSiteDocument(db, 'redirects', { domainId })).redirects).toEqual([]);
    const real = await run();
    expect(dry.lost).toEqual(real.lost);
    expect(results(dry)).toEqual(results(real));
  });

  it('reports what was lost, with the page to mend', async () => {
    const report = await run();
    const said = report.lost.map(({ what }) => what);
    for (const what of [
      'Comments (2)',
      'Block acme/map',
      'Shortcode [contact-form-7]',
      'A form (Your name, School)',
      'It was private',
      'Custom fields: boat_length',
      'A link: /?p=99999',
    ]) {
      expect(said).toContain(what);
    }
    expect(report.lost.find(({ what }) => what === 'Comments (2)')?.pageId).toBe(
      (await page('2024/09/the-seagull-is-back'))?._id,
    );
    // The home page takes the place of the empty one that the site began with.
    const home = report.lost.find(({ source }) => source.endsWith(': Harbour Museum'));
    expect(home?.pageId).toBe((await page(''))?._id);
    expect(inWords(report)).toContain('39 pages and posts:\n  38 created\n  1 updated');
  });
});

describe('importWordpress() of odd files', () => {
  it.each([
    ['a file that was cut off', (text: string) => text.slice(0, text.length * 0.7)],
    ['control characters', (text: string) => text.replaceAll('harbour', 'har\u0001bour\u000b')],
    [
      'a document type with entities',
      (text: string) =>
        text
          .replace('<rss', '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss')
          .replace('Who we are', ']]>&x;<![CDATA['),
    ],
    [
      'UTF-16',
      (text: string) => Buffer.from(`\ufeff${text.replace('encoding="UTF-8"', 'encoding="UTF-16"')}`, 'utf16le'),
    ],
    ['dates that do not exist', (text: string) => text.replaceAll(/2024-(\d\d)-(\d\d) /g, '2024-13-45 ')],
    ['a post of 1 MB', (text: string) => text.replace('Every boat is a promise.', 'words '.repeat(180_000))],
  ])('reads %s', async (_name, change) => {
    const report = await run({ file: await changedExport(change) });
    expect(report.pages.filter(({ result }) => result !== 'left out').length).toBeGreaterThan(20);
    expect(JSON.stringify(await page('about-us'))).not.toContain('root:');
  });

  it('reads Windows-1252', async () => {
    const file = await changedExport((text) =>
      Buffer.from(
        text
          .replace('encoding="UTF-8"', 'encoding="windows-1252"')
          .replaceAll(/[^\x20-\x7e\n]/g, '')
          .replace('Who we are', 'Größe'),
        'latin1',
      ),
    );
    await run({ file });
    expect(JSON.stringify(await page('about-us'))).toContain('Größe');
  });

  it('refuses a file of another kind', async () => {
    const file = join(folder, 'other.xml');
    await copyFile('package.json', file);
    await expect(run({ file })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('goes on without pictures', async () => {
    const report = await run({ media: folder });
    expect(report.media.every(({ result }) => result === 'missing')).toBe(true);
    expect(results(report)).toEqual({ created: 38, updated: 1 });
  });
});
