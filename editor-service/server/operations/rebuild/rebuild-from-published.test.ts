import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Copy } from '#content-store/drafts/database/content-tables.ts';
import { requireWholeDatabase } from '#content-store/drafts/database/copy-database.ts';
import { lockDataFolder } from '#content-store/drafts/database/lock.ts';
import { migrateToLatest } from '#content-store/drafts/database/migrate.ts';
import { newId } from '#content-store/drafts/database/new-id.ts';
import { type Db, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { countDeliveries } from '#content-store/drafts/database/outbox.ts';
import { addMedia } from '#content-store/drafts/media/media.ts';
import { listMedia } from '#content-store/drafts/media/media-library.ts';
import { everyPage, everySiteDocument } from '#content-store/drafts/pages/every-document.ts';
import { savePage } from '#content-store/drafts/pages/page-revisions.ts';
import { insertPage } from '#content-store/drafts/pages/pages.ts';
import { publishPage } from '#content-store/drafts/publishing/publish-page.ts';
import { publishedPaths, publishedText } from '#content-store/drafts/publishing/published-copy.ts';
import { waitingDrafts } from '#content-store/drafts/publishing/waiting-drafts.ts';
import { listDomains, publishDomain, unpublishDomain } from '#content-store/drafts/site/domains.ts';
import { publishSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import {
  emptySiteDocument,
  SITE_DOCUMENTS,
  type SiteDocumentKind,
} from '#content-store/model/entities/site-document.ts';
import { pagePath, parseDocumentPath } from '#content-store/model/published/published-path.ts';
import { folderStore } from '#content-store/published/store.ts';
import { mainDomain, pageDraft } from '#content-store/testing/documents.ts';
import { isOnSqlite } from '#content-store/testing/test-database.ts';
import { namedContent, publicContent } from '#site/content/public-content.ts';
import { content } from '#site/demo/content/content.ts';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { deliverPendingFiles } from '../../publishing/delivery/deliver-files.ts';
import type { Settings } from '../../runtime/settings.ts';
import { openSiteStore } from '../../storage/site-store.ts';
import { openStorage } from '../../storage/storage.ts';
import { testSettings } from '../../testing/test-settings.ts';
import { seedImages, seedSite } from '../seed/seed-site.ts';
import { inWords, type RebuiltSite, rebuildFromPublished } from './rebuild-from-published.ts';

const strip = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 1}" height="2"/>`;
const ON_NO_PAGE = `${'a'.repeat(64)}.webp`;
const stamp = { at: '2026-03-01T09:00:00.000Z', by: 'Ada' };
const later = { at: '2026-03-02T09:00:00.000Z', by: 'Ada' };

let folder: string;
/** The settings of the site before its database is lost. */
let first: Settings;
let pages: Page[];
/** The site that was rebuilt from the first one's published files. */
let second: Settings;
let rebuilt: RebuiltSite;
let db: Db;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rebuild-'));
  first = testSettings(join(folder, 'first'));
  const { db: original, close } = await openStorage(first, 'start');
  const { originals } = openSiteStore(first);
  const { documents, images } = content();
  const pictures = images.slice(0, 5).map((image, index) => ({ ...image, artwork: () => strip(index) }));
  await seedImages(original, originals, pictures);
  // Unit tests have one language.
  const inEnglish = documents.filter(({ document }) => !('translationKey' in document));
  await seedSite(original, originals, inEnglish);
  await changeMuch(original);
  await deliverPendingFiles({ db: original, originals, files: folderStore(first.contentDir) });
  pages = await pagesOf(original, 'published');
  await close();
  second = await onlyPublished();
  await mkdir(join(second.dataDir, 'media'));
  await writeFile(join(second.dataDir, 'media', ON_NO_PAGE), 'a picture on no page');
  rebuilt = await rebuildFromPublished(second);
  db = await openDatabase(second.databaseAddress);
});

afterAll(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
});

/** Every kind of published document that the demo has not, and drafts that differ from what is published. */
async function changeMuch(db: Db): Promise<void> {
  const named = namedContent;
  const publish = (kind: SiteDocumentKind, slugPrefix?: string) =>
    publishSiteDocument(db, kind, { domainId: DOMAIN_ID, slugPrefix }, emptySiteDocument(kind, DOMAIN_ID), stamp);
  await publish('navigation', 'vic');
  await publish('footer', 'vic');
  await publish('categories');
  for (const _id of ['small', 'hidden']) {
    await publishDomain(db, mainDomain({ _id, name: _id, hostnames: [`${_id}.example`] }), stamp);
    await publishPage(db, { _id: newId() }, stamp, {
      draft: pageDraft({ domainId: _id, slug: '' }),
      isNew: true,
      named,
    });
  }
  await unpublishDomain(db, 'hidden', later);
  const file = { _id: 'report', hash: 'f'.repeat(64), ext: 'pdf' as const, name: 'Report.pdf' };
  await writeFile(join(first.dataDir, 'media', `${file.hash}.pdf`), 'a report');
  await addMedia(db, file, stamp, 8);
  const linked = {
    componentType: 'FormattedText',
    key: 't',
    text: '<p><a href="/_files/report/Report.pdf">Report</a></p>',
  };
  const draft = pageDraft({ domainId: 'small', slug: 'old-address', contents: [linked], tags: ['topic:food'] });
  const moved = await publishPage(db, { _id: newId() }, stamp, { draft, isNew: true, named });
  await publishPage(db, moved, later, { draft: { ...draft, slug: 'new-address' }, named });
  await savePage(db, moved, { ...draft, slug: 'new-address', title: 'Half-written' }, later);
  await insertPage(db, pageDraft({ domainId: 'small', slug: 'never-published' }), stamp);
  await publishPage(db, { _id: newId() }, stamp, { draft: { ...draft, slug: 'third' }, isNew: true, named });
}

async function pagesOf(db: Db, copy: Copy): Promise<Page[]> {
  const found: Page[] = [];
  for await (const page of everyPage(db, copy)) found.push(page);
  return found;
}

/** A data folder that has nothing but the published files, of all domains or of the small one. */
async function onlyPublished(isSmall = false): Promise<Settings> {
  const settings = testSettings(await mkdtemp(join(folder, 'lost-')));
  const parts = isSmall ? ['domains/small.json', 'small', 'media'] : ['.'];
  for (const part of parts) {
    await cp(join(first.contentDir, part), join(settings.contentDir, part), { recursive: true });
  }
  return settings;
}

/** Where each kind of published document lies. */
const KINDS = [
  /^domains\//,
  /\/pages\//,
  /\/sections\//,
  /\/media\.json$/,
  /\/regions\/vic\/(?:navigation|footer)\.json$/,
  ...Object.values(SITE_DOCUMENTS).map(({ file }) => new RegExp(`^[^/]+/${file}\\.json$`)),
];

describe('rebuildFromPublished()', () => {
  it('makes a database that publishes the same files, byte for byte, whatever their kind', async () => {
    expect(rebuilt.problems).toEqual([]);
    const files = folderStore(second.contentDir);
    const paths = (await files.list()).filter(parseDocumentPath);
    for (const kind of KINDS) expect(paths.filter((path) => kind.test(path))).not.toEqual([]);
    expect(await publishedPaths(db)).toEqual(paths);
    for (const path of paths) {
      expect(await publishedText(db, path, publicContent), path).toBe(String(await files.read(path)));
    }
    expect(await countDeliveries(db)).toBe(0);
  });

  it('makes drafts as they were published, with their ids and times; none waits', async () => {
    const owned = ({ _id, slug, revision, createdAt, updatedAt, lastPublished, publishedAt, tags }: Page) => ({
      ...{ _id, slug, revision, createdAt, updatedAt, lastPublished, publishedAt, tags },
    });
    expect((await pagesOf(db, 'draft')).map(owned)).toEqual(pages.map(owned));
    expect(await everySiteDocument(db, 'draft')).toEqual(await everySiteDocument(db, 'published'));
    for (const { _id } of await listDomains(db)) expect(await waitingDrafts(db, _id)).toEqual([]);
  });

  it('puts the originals back into the library, and counts those that nothing published names', async () => {
    const published = await readdir(join(second.contentDir, 'media'));
    expect((await readdir(join(second.dataDir, 'media'))).sort()).toEqual([ON_NO_PAGE, ...published].sort());
    expect(rebuilt).toMatchObject({ originals: published.length, unknownOriginals: 1 });
    const { items } = await listMedia(db, { kind: 'file', limit: 10, offset: 0 });
    expect(items).toMatchObject([{ _id: 'report', name: 'Report.pdf', size: 8 }]);
  });

  it('says what cannot be had again, which forms have no recipient, and what to do next', async () => {
    const words = inWords(rebuilt);
    expect(words).toContain('submissions, emails and subscribers');
    expect(words).toMatch(
      /These forms have no recipient or subject now.*\n {2}Ring, write, or come round the side \(\/contact\): contact\n/s,
    );
    expect(words).toMatch(/These domains were not published.*\n {2}hidden\n/);
    expect(words).toContain('npm run user:create -- --username U --email E --role admin\n  npm start');
  });

  it('leaves out and names what cannot be used, and rebuilds the rest', async () => {
    const settings = await onlyPublished(true);
    const [one, two, three] = pages.filter(({ domainId }) => domainId === 'small');
    const fileOf = (page: Page | undefined) => join(settings.contentDir, pagePath('small', page?._id ?? ''));
    await writeFile(fileOf(one), '{"_id": "cut o');
    await writeFile(
      fileOf(two),
      (await readFile(fileOf(two), 'utf8')).replace(`"slug": "${two?.slug}"`, `"slug": "${three?.slug}"`),
    );
    await rm(join(settings.contentDir, 'media', `${'f'.repeat(64)}.pdf`));
    const { problems, counts } = await rebuildFromPublished(settings);
    expect(problems.map(({ reason }) => reason)).toEqual([
      'The original of Report.pdf is missing: upload it again',
      expect.stringContaining('JSON'),
      `The address /${three?.slug} belongs to another page`,
    ]);
    expect(counts.page).toBe(1);
  });

  it.runIf(isOnSqlite)('sets aside what is left of the lost database, and what an earlier try left', async () => {
    const settings = await onlyPublished(true);
    const file = settings.databaseAddress;
    await writeFile(file, '');
    await writeFile(`${file}-wal`, 'changes of a database that is gone');
    await writeFile(`${file}.rebuilding`, 'cut off');
    const { setAside } = await rebuildFromPublished(settings);
    expect(setAside.map((path) => path.replace(/\d+T\d+Z$/, ''))).toEqual([
      `${file}.set-aside-`,
      `${file}-wal.set-aside-`,
    ]);
    expect(await readFile(setAside[1] ?? '', 'utf8')).toBe('changes of a database that is gone');
    expect(existsSync(`${file}.rebuilding`)).toBe(false);
    expect(() => requireWholeDatabase(file)).not.toThrow();
  });

  it.runIf(isOnSqlite)('sets aside a database that was begun and never filled', async () => {
    const settings = await onlyPublished(true);
    const begun = await openDatabase(settings.databaseAddress);
    await migrateToLatest(begun);
    await begun.destroy();
    const { setAside, counts } = await rebuildFromPublished(settings);
    expect(() => requireWholeDatabase(setAside[0] ?? '')).not.toThrow();
    expect(counts.page).toBe(3);
  });

  it('refuses where there is content, where a service runs, and without published files', async () => {
    const settings = await onlyPublished(true);
    const release = lockDataFolder(settings.dataDir);
    await expect(rebuildFromPublished(settings)).rejects.toThrow('Another service');
    release();
    await rebuildFromPublished(settings);
    await expect(rebuildFromPublished(settings)).rejects.toThrow('is not empty, so nothing was rebuilt');
    const releaseFilled = lockDataFolder(settings.dataDir);
    await expect(rebuildFromPublished(settings)).rejects.toThrow('Another service');
    releaseFilled();
    const mistyped = testSettings(join(folder, 'mistyped'));
    await expect(rebuildFromPublished(mistyped)).rejects.toThrow('There are no published files');
    expect(existsSync(mistyped.dataDir)).toBe(false);
  });
});
