import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { addMedia } from '#content-store/drafts/media/media.ts';
import type { CachedFolder } from '#content-store/files/cached-folder.ts';
import { domainSchema } from '#content-store/model/entities/domain.ts';
import { SEEDER } from '#content-store/model/people/seeder.ts';
import { ownConfig } from '#site/fields/own-config.ts';
import type { SiteContent, SiteDocument, SitePicture } from '#site/fields/site-content.ts';
import { checkPage } from '../transfer/check-line.ts';
import { COLLECTIONS } from '../transfer/collections.ts';

/**
 * The initial content of a new data folder: the result of `content/content.ts` in the site folder, or the documents of
 * `content/<collection>/*.json`; null when it has neither.
 */
export async function siteContent(siteDir: string): Promise<SiteContent | null> {
  const folder = join(siteDir, 'content');
  const program = join(folder, 'content.ts');
  if (existsSync(program)) {
    const { content } = (await import(pathToFileURL(program).href)) as { content: () => SiteContent };
    return content();
  }
  const lists = await Promise.all([...COLLECTIONS.keys()].map((collection) => documentsIn(folder, collection)));
  const documents = lists.flat();
  return documents.length > 0 ? { documents, images: [] } : null;
}

async function documentsIn(folder: string, collection: string): Promise<SiteDocument[]> {
  const place = join(folder, collection);
  if (!existsSync(place)) return [];
  const names = (await readdir(place)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => ({ collection, document: JSON.parse(await readFile(join(place, name), 'utf8')) })),
  );
}

const DOMAIN_ID = 'main';
const NAME = ownConfig.name ?? 'New site';

/** The smallest possible site: one domain for this machine, an empty home page, empty navigation and footer. */
export function emptySite(): SiteDocument[] {
  const ofDomain = { domainId: DOMAIN_ID };
  return [
    {
      collection: 'domains',
      document: { _id: DOMAIN_ID, name: NAME, hostnames: ['localhost', '127.0.0.1'], siteUrl: '' },
    },
    { collection: 'navigation', document: { _id: `nav_${DOMAIN_ID}`, ...ofDomain } },
    { collection: 'footer', document: { _id: `footer_${DOMAIN_ID}`, ...ofDomain } },
    { collection: 'siteSettings', document: { _id: `siteSettings_${DOMAIN_ID}`, ...ofDomain, title: NAME } },
    { collection: 'pages', document: { ...ofDomain, slug: '', template: 'home', header: { heading: 'Welcome' } } },
  ];
}

const HOST_NAME = /^[a-z0-9.-]+$/;

/** The documents of a new site whose only domain also answers at the public address, so that visitors need no setting. */
export function withPublicHost(documents: readonly SiteDocument[], publicSiteUrl: string | undefined): SiteDocument[] {
  const host = publicSiteUrl === undefined ? '' : new URL(publicSiteUrl).hostname;
  const isOnlyOne = documents.filter(({ collection }) => collection === 'domains').length === 1;
  if (!isOnlyOne || !HOST_NAME.test(host)) return [...documents];
  return documents.map((entry) => {
    if (entry.collection !== 'domains') return entry;
    const { hostnames } = domainSchema.parse(entry.document);
    return { ...entry, document: { ...entry.document, hostnames: [...new Set([...hostnames, host])] } };
  });
}

const SEED: Pick<Stamp, 'by'> = { by: SEEDER };

/**
 * Stores a whole site in an empty database, published, in one transaction. A page may be unfinished: samples are. One that
 * comes again at its address is its next version. Throws on the first invalid document.
 */
export async function seedSite(db: Db, originals: CachedFolder, documents: Iterable<SiteDocument>): Promise<void> {
  const options = { stamp: { ...SEED, at: new Date().toISOString() }, publish: true };
  const seen = new Set<string>();
  await transact(db, async (transaction) => {
    for (const { collection, document } of documents) {
      const target = COLLECTIONS.get(collection);
      if (!target) throw new Error(`There is no collection ${collection}`);
      const isPage = collection === 'pages' || collection === 'sections';
      const checked = isPage ? { ...checkPage(document, collection), unfinished: [] } : document;
      const { _id, slug } = document as { _id?: string; slug?: string };
      const name = `${collection} ${_id} ${slug}`;
      const isNew = _id === undefined || !seen.has(name);
      await target.write({ db: transaction, originals }, checked, { ...options, isNew });
      seen.add(name);
    }
  });
}

/**
 * Stores the originals of a site's images: the drawings themselves, which come from the site folder and are as trusted as its
 * code. Their pixels are first needed for the variants (69 pictures: 8 CPU seconds less before the first page).
 */
export async function seedImages(db: Db, originals: CachedFolder, images: readonly SitePicture[]): Promise<void> {
  if (images.length === 0) return;
  const { default: sharp } = await import('sharp');
  await mkdir(originals.folder, { recursive: true });
  const stamp = { ...SEED, at: new Date().toISOString() };
  const store = async ({ _id, name, alt, artwork }: SitePicture) => {
    const drawing = Buffer.from(artwork());
    const { width, height } = await sharp(drawing).metadata();
    const hash = createHash('sha256').update(drawing).digest('hex');
    await writeFile(join(originals.folder, `${hash}.svg`), drawing);
    await originals.send(`${hash}.svg`);
    await addMedia(db, { _id, hash, ext: 'svg', width, height, name, alt }, stamp, drawing.length);
  };
  await Promise.all(images.map(store));
}
