import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertPattern } from '#content-store/drafts/blocks/patterns.ts';
import { migrateToLatest } from '#content-store/drafts/database/migrate.ts';
import { openDatabase } from '#content-store/drafts/database/open-database.ts';
import { insertSubmission } from '#content-store/drafts/forms/submissions.ts';
import { addSubscriber } from '#content-store/drafts/forms/subscribers.ts';
import { pageBySlug } from '#content-store/drafts/pages/find-page.ts';
import { publishSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import { cachedFolder } from '#content-store/files/cached-folder.ts';
import { emptySiteDocument } from '#content-store/model/entities/site-document.ts';
import { contentItemSchema } from '#content-store/model/values/content-item.ts';
import { loadSnapshot } from '#content-store/published/snapshot.ts';
import { folderStore } from '#content-store/published/store.ts';
import { deliverPendingFiles } from '../../publishing/delivery/deliver-files.ts';
import { seedImages, seedSite } from '../seed/seed-site.ts';
import type { TransferTarget } from './collection.ts';
import { exportContent } from './export-content.ts';
import { importContent } from './import-content.ts';

const stamp = { at: '2026-03-01T09:00:00.000Z', by: 'import' };
const domainId = 'main';
const square = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>';

let folder: string;
let places: TransferTarget[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'transfer-'));
  places = [];
});

afterEach(async () => {
  for (const { db } of places) await db.destroy();
  await rm(folder, { recursive: true });
});

async function emptyPlace(): Promise<TransferTarget> {
  const number = places.length + 1;
  const db = await openDatabase(join(folder, `${number}.sqlite`));
  await migrateToLatest(db);
  const place = { db, originals: cachedFolder(join(folder, `media-${number}`), null) };
  places.push(place);
  return place;
}

async function smallSite(): Promise<TransferTarget> {
  const place = await emptyPlace();
  const { db, originals } = place;
  await seedImages(db, originals, [{ _id: 'square', name: 'square', alt: 'A square', artwork: () => square }]);
  const contents = [
    { componentType: 'Headline', key: 'a', title: 'Bread & <rivers>', odd: { deep: [1] } },
    { componentType: 'LeftRightContent', key: 'b', image: { imageId: 'square' } },
  ];
  await seedSite(db, originals, [
    { collection: 'domains', document: { _id: domainId, name: 'Main', hostnames: ['example.org'] } },
    {
      collection: 'navigation',
      document: { ...emptySiteDocument('navigation', domainId), contact: { text: 'Write' } },
    },
    { collection: 'sections', document: { _id: 'Hours', domainId, slug: '', title: 'Hours', contents: [contents[1]] } },
    { collection: 'pages', document: { _id: 'home', domainId, slug: '', contents } },
    { collection: 'pages', document: { _id: 'about', domainId, slug: 'about', tags: ['Topic:Food'] } },
  ]);
  const headline = contentItemSchema.parse({ componentType: 'Headline', key: 'h', title: 'Hours' });
  await insertPattern(db, { _id: 'P1', domainId, name: 'Hours', contents: [headline] }, stamp);
  await publishSiteDocument(
    db,
    'footer',
    { domainId, slugPrefix: 'vic' },
    emptySiteDocument('footer', domainId),
    stamp,
  );
  const settings = { subject: 'Hello', identifier: 'contact', recipient: 'a@example.org', ccs: [] };
  const submission = { settings, form: { name: 'Ada' }, createdAt: stamp.at };
  await insertSubmission(db, { domainId, state: 'received', suspicion: null, eraseAt: null, submission });
  await addSubscriber(db, { domainId, listId: 'news', email: 'b@example.org', values: {}, createdAt: stamp.at });
  return place;
}

/** The lines of an export without what the service sets again: revisions, times and names. */
async function contentOf(place: TransferTarget): Promise<string[]> {
  const file = join(folder, 'compared.ndjson');
  await exportContent(place, file, 'draft');
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  const owned = /"(?:revision|createdAt|updatedAt|updatedBy|lastPublished|publishedAt|published)":(?:"[^"]*"|\w+),?/g;
  return lines.map((line) => line.replace(owned, ''));
}

describe('exportContent() and importContent()', () => {
  it('reproduce the content in an empty data folder', async () => {
    const site = await smallSite();
    const file = join(folder, 'site.ndjson');
    expect(await exportContent(site, file, 'draft')).toBe(10);
    const other = await emptyPlace();
    expect(await importContent(other, file, { stamp, publish: true })).toMatchObject({ imported: 10, bad: [] });
    expect(await contentOf(other)).toEqual(await contentOf(site));
    expect(await pageBySlug(other.db, { domainId, slug: 'about' }, 'published')).toBeDefined();
  });

  it('write the published files of what was published, for a build before the next start', async () => {
    const site = await smallSite();
    const file = join(folder, 'site.ndjson');
    await exportContent(site, file, 'draft');
    const other = await emptyPlace();
    await importContent(other, file, { stamp, publish: true });
    const contentDir = join(folder, 'published');
    await deliverPendingFiles({ ...other, files: folderStore(contentDir) });
    const snapshot = await loadSnapshot(folderStore(contentDir));
    expect(snapshot.domain(domainId).pageBySlug('about')).toBeDefined();
    expect(snapshot.domain(domainId).sections.get('Hours')).toMatchObject({ name: 'Hours' });
  });

  it('change nothing when the same lines are imported twice, except for submissions', async () => {
    const site = await smallSite();
    const file = join(folder, 'site.ndjson');
    await exportContent(site, file, 'draft');
    const pagesAndDocuments = (await readFile(file, 'utf8'))
      .split('\n')
      .filter((line) => !line.includes('submissions'));
    await writeFile(file, pagesAndDocuments.join('\n'));
    const before = await contentOf(site);
    expect((await importContent(site, file, { stamp, publish: false })).bad).toEqual([]);
    expect(await contentOf(site)).toEqual(before);
  });

  it('keep unknown fields, in drafts only, and report them with the line number', async () => {
    const file = join(folder, 'site.ndjson');
    await exportContent(await smallSite(), file, 'draft');
    const other = await emptyPlace();
    const { noted } = await importContent(other, file, { stamp, publish: true });
    const lines = (await readFile(file, 'utf8')).split('\n');
    expect(noted).toEqual([
      {
        number: lines.findIndex((line) => line.includes('"odd"')) + 1,
        warnings: ['Component Headline (a): the field odd is unknown; it is kept and not published'],
      },
    ]);
    const home = { domainId, slug: '' };
    expect((await pageBySlug(other.db, home))?.contents[0]).toMatchObject({ odd: { deep: [1] } });
    expect((await pageBySlug(other.db, home, 'published'))?.contents[0]).not.toHaveProperty('odd');
  });

  it('publish nothing unless requested', async () => {
    const file = join(folder, 'site.ndjson');
    await exportContent(await smallSite(), file, 'draft');
    const other = await emptyPlace();
    await importContent(other, file, { stamp, publish: false });
    expect(await pageBySlug(other.db, { domainId, slug: 'about' }, 'published')).toBeUndefined();
  });

  it('import an unfinished page as a draft, and do not publish it', async () => {
    const file = join(folder, 'unfinished.ndjson');
    const box = { componentType: 'NewsletterBox', key: 'box', subscribe: { fields: [{ id: '' }] } };
    const document = { _id: 'news', domainId: 'main', slug: 'news', contents: [box] };
    const domain = { collection: 'domains', document: { _id: 'main', name: 'Main' } };
    await writeFile(file, [domain, { collection: 'pages', document }].map((line) => JSON.stringify(line)).join('\n'));
    const target = await emptyPlace();
    expect(await importContent(target, file, { stamp, publish: true })).toMatchObject({
      imported: 1,
      bad: [{ number: 2, reasons: [expect.stringContaining('Form fields 1, Id: An ID for the field is required!')] }],
    });
    expect(await importContent(target, file, { stamp, publish: false })).toMatchObject({ imported: 2, bad: [] });
  });

  it('leave what others have alone, and say which line took the place of an earlier one', async () => {
    const { db, originals } = await emptyPlace();
    const file = join(folder, 'site.ndjson');
    const contents = [{ componentType: 'Headline', key: 'h', title: 'Hours' }];
    const lines = [
      ['domains', { _id: 'main', name: 'Main' }],
      ['domains', { _id: 'other', name: 'Other' }],
      ['pages', { _id: 'a', domainId, slug: 'about', title: 'A' }],
      ['pages', { _id: 'b', domainId, slug: 'about', title: 'B' }],
      ['pages', { _id: 'a', domainId: 'other', slug: 'about', title: 'C' }],
      ['pages', { _id: 'a', domainId, slug: 'about', title: 'D' }],
      ['patterns', { _id: 'p', domainId, name: 'Hours', contents }],
      ['patterns', { _id: 'p', domainId: 'other', name: 'Others', contents }],
    ];
    await writeFile(file, lines.map(([collection, document]) => JSON.stringify({ collection, document })).join('\n'));
    expect(await importContent({ db, originals }, file, { stamp, publish: true })).toEqual({
      imported: 5,
      bad: [
        { number: 4, reasons: ['The address /about belongs to another page'] },
        { number: 5, reasons: ['A page with this id already exists'] },
        { number: 8, reasons: ['A pattern with this id already exists'] },
      ],
      noted: [{ number: 6, warnings: ['It replaced line 3, which has its id'] }],
    });
    expect((await pageBySlug(db, { domainId, slug: 'about' }))?.title).toBe('D');
  });

  it('report each bad line with its number and import the rest', async () => {
    const file = join(folder, 'site.ndjson');
    await writeFile(file, 'no json\n{"collection":"elves","document":{}}\n');
    const page = { domainId: 'nowhere', slug: 'lost' };
    await appendFile(file, `${JSON.stringify({ collection: 'pages', document: page })}\n`);
    const forged = { _id: 'x', hash: '0'.repeat(64), ext: 'webp', width: 1, height: 1, data: 'AAAA' };
    await appendFile(file, `${JSON.stringify({ collection: 'images', document: forged })}\n\n`);
    const domain = { _id: 'main', name: 'Main' };
    await appendFile(file, `${JSON.stringify({ collection: 'domains', document: domain })}\n`);
    const wrong = { domainId: 'main', slug: 7, contents: 'none' };
    await appendFile(file, `${JSON.stringify({ collection: 'pages', document: wrong })}\n{"document":{}}\n`);
    const redirects = [{ _id: 'r', from: '/old', to: '/new\u0085' }];
    const document = { _id: 'redirects_main', domainId: 'main', redirects };
    await appendFile(file, `${JSON.stringify({ collection: 'redirects', document })}\n`);
    const { imported, bad } = await importContent(await emptyPlace(), file, { stamp, publish: false });
    expect(imported).toBe(1);
    expect(bad).toEqual([
      { number: 1, reasons: ['This is not valid JSON'] },
      { number: 2, reasons: ['There is no collection elves'] },
      { number: 3, reasons: ['There is no domain nowhere'] },
      { number: 4, reasons: ['The data does not match its hash'] },
      { number: 7, reasons: ['slug: This is not text', 'contents: This is not a list'] },
      { number: 8, reasons: ['collection: This is missing'] },
      { number: 9, reasons: ['redirects, number 1: A redirect cannot contain control characters'] },
    ]);
  });
});
