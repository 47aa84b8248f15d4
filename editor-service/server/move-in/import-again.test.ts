import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageBySlug } from '#content-store/drafts/pages/find-page.ts';
import { savePage } from '#content-store/drafts/pages/page-revisions.ts';
import { unpublishPage } from '#content-store/drafts/publishing/publish-page.ts';
import { loadSiteDocument, saveSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { importCsv, readMapping } from './import-csv.ts';
import { importWordpress } from './import-wordpress.ts';
import { siteToFill } from './testing/site-to-fill.ts';
import { oldSlug, type SmallPost, smallExport } from './testing/small-export.ts';

const domainId = 'main';
const ANNA = { at: '2026-04-01T00:00:00.000Z', by: 'anna' };
let site: Awaited<ReturnType<typeof siteToFill>>;

beforeEach(async () => {
  site = await siteToFill();
});
afterEach(() => site.discard());

const page = (slug: string, copy: 'draft' | 'published' = 'draft') => pageBySlug(site.db, { domainId, slug }, copy);

async function run(posts: readonly SmallPost[], publish = true) {
  const file = join(site.folder, 'export.xml');
  await writeFile(file, smallExport(posts));
  return site.run((needs) => importWordpress(file, needs), { publish });
}

describe('importWordpress() run again', () => {
  it('keeps a page that has only a heading, once a person changed that', async () => {
    await run([{ id: 5, name: 'contact' }]);
    const stored = (await page('contact')) as Page;
    await savePage(site.db, stored, { ...stored, header: { ...stored.header, heading: 'Mine' } }, ANNA);
    expect((await run([{ id: 5, name: 'contact' }])).pages).toMatchObject([{ result: 'kept' }]);
    expect((await page('contact'))?.header.heading).toBe('Mine');
  });

  it('keeps the home page that a person changed, and makes no second one', async () => {
    const home = { id: 5, link: 'https://old.example/', content: '<p>From there</p>' };
    expect((await run([home])).pages).toMatchObject([{ result: 'updated', address: '/' }]);
    const stored = (await page('')) as Page;
    await savePage(site.db, stored, { ...stored, title: 'Mine' }, ANNA);
    expect((await run([home])).pages).toMatchObject([{ result: 'kept', address: '/' }]);
    expect(await page('home-2')).toBeUndefined();
  });

  it('keeps a home page that a person began here, although it has only a heading', async () => {
    const stored = (await page('')) as Page;
    await savePage(site.db, stored, { ...stored, header: { heading: 'Mine' } }, ANNA);
    await run([{ id: 5, link: 'https://old.example/', content: '<p>From there</p>' }]);
    expect((await page(''))?.header.heading).toBe('Mine');
  });

  it('does not put online again what a person took offline', async () => {
    const contact = { id: 5, name: 'contact', content: '<p>One</p>' };
    await run([contact]);
    await unpublishPage(site.db, (await page('contact')) as Page, ANNA);
    const report = await run([{ ...contact, content: '<p>Two</p>' }]);
    expect(report.pages).toMatchObject([{ result: 'updated', isPublished: false }]);
    expect(report.lost.map(({ what }) => what)).toEqual(['A page that was taken offline here after the last import']);
    expect(await page('contact', 'published')).toBeUndefined();
  });

  it('publishes what it adds to redirects, and not what an editor only saved', async () => {
    const saved = { _id: 'a', name: 'Mine', from: '/mine', to: '/not-yet' };
    const document = await loadSiteDocument(site.db, 'redirects', { domainId });
    await saveSiteDocument(site.db, 'redirects', { domainId }, { ...document, redirects: [saved] }, ANNA);
    await run([{ id: 5, name: 'contact', more: oldSlug('old-contact') }]);
    const froms = async (copy: 'draft' | 'published') =>
      (await loadSiteDocument(site.db, 'redirects', { domainId }, copy)).redirects.map(({ from }) => from);
    expect(await froms('published')).toEqual(['/old-contact', '/?p=5', '/?page_id=5']);
    expect(await froms('draft')).toEqual(['/mine', '/old-contact', '/?p=5', '/?page_id=5']);
    const before = await loadSiteDocument(site.db, 'redirects', { domainId }, 'published');
    await run([{ id: 5, name: 'contact', more: oldSlug('old-contact') }]);
    expect(await loadSiteDocument(site.db, 'redirects', { domainId }, 'published')).toEqual(before);
  });
});

describe('importCsv() of two lists', () => {
  it('leaves the pages of one list alone when the other has the same numbers', async () => {
    const list = async (name: string, rows: string) => {
      const file = join(site.folder, `${name}.csv`);
      await writeFile(file, rows);
      const mapping = { id: '{No}', slug: `${name}/{Name}`, fields: { 'header.heading': '{Name}' } };
      return site.run((needs) => importCsv(file, readMapping(JSON.stringify(mapping)), needs));
    };
    await list('team', 'No,Name\n1,Ida\n2,Tom\n');
    const boats = await list('boats', 'No,Name\n1,Seagull\n');
    expect(boats.pages).toMatchObject([{ result: 'created', address: '/boats/seagull' }]);
    expect((await page('team/ida'))?.header.heading).toBe('Ida');
  });
});
