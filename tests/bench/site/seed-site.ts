import '#build/require-node.mjs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { migrateToLatest } from '#content-store/drafts/database/migrate.ts';
import { type Db, openDatabase } from '#content-store/drafts/database/open-database.ts';
import { publishedMediaList } from '#content-store/drafts/media/published-media.ts';
import { speakLanguages } from '#content-store/drafts/pages/page-language.ts';
import { publishedPaths, publishedText } from '#content-store/drafts/publishing/published-copy.ts';
import { type CachedFolder, cachedFolder } from '#content-store/files/cached-folder.ts';
import { type SiteLanguages, siteLanguage } from '#content-store/model/values/site-language.ts';
import { publishOriginals } from '#content-store/published/originals.ts';
import { folderStore } from '#content-store/published/store.ts';
import { seedImages, seedSite } from '#editor-service/server/operations/seed/seed-site.ts';
import { foldersOf } from '#editor-service/server/storage/storage.ts';
import { publicContent } from '#site/content/public-content.ts';
import { DOMAIN_ID } from '#site/demo/content/domain.ts';
import { benchSite, type GeneratedSite, islandSite, languagesSite, shortSite } from './bench-site.ts';
import { librarySite } from './library-site.ts';

const SITES = {
  bench: benchSite,
  islands: islandSite,
  languages: languagesSite,
  short: shortSite,
  library: librarySite,
};
type Site = keyof typeof SITES;

/** Those of the demo site. */
const LANGUAGES: SiteLanguages = [
  siteLanguage('en-AU'),
  siteLanguage('de', { path: 'de' }),
  siteLanguage('ar', { path: 'ar' }),
];

const isSite = (name: string): name is Site => Object.hasOwn(SITES, name);

/** `node seed-site.ts FOLDER bench|islands|languages|short|library COUNT`: database and published files of a site in a settled state. */
async function seed(dataDir: string, site: Site, count: number): Promise<void> {
  const folders = foldersOf({ dataDir });
  await mkdir(dataDir, { recursive: true });
  const db = await openDatabase(join(dataDir, 'drafts.sqlite'));
  await migrateToLatest(db);
  await speakLanguages(db, LANGUAGES);
  const { documents, images }: GeneratedSite = SITES[site](count);
  const originals = cachedFolder(folders.media, null);
  await seedImages(db, originals, images);
  for (const some of together(documents, AT_ONCE)) await seedSite(db, originals, some);
  await writePublished(db, join(dataDir, 'published'), originals);
  await db.deleteFrom('outbox').execute();
  await db.destroy();
}

/** So many documents share a transaction. */
const AT_ONCE = 1000;

function* together<T>(all: Iterable<T>, size: number): Generator<T[]> {
  let some: T[] = [];
  for (const one of all) {
    some.push(one);
    if (some.length < size) continue;
    yield some;
    some = [];
  }
  yield some;
}

/** Writes the published files without syncing each: nothing here needs to survive a power cut. */
async function writePublished(db: Db, contentDir: string, originals: CachedFolder): Promise<void> {
  const { media } = await publishedMediaList(db, DOMAIN_ID);
  await publishOriginals(folderStore(contentDir), originals, media);
  for (const path of await publishedPaths(db)) {
    const file = join(contentDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, (await publishedText(db, path, publicContent)) ?? '');
  }
}

const [folder = '', site = '', count = ''] = process.argv.slice(2);
await seed(folder, isSite(site) ? site : 'bench', Number(count));
