import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '#content-store/drafts/database/new-id.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Stamp } from '#content-store/drafts/database/stamp.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { addMedia } from '#content-store/drafts/media/media.ts';
import { publishPage } from '#content-store/drafts/publishing/publish-page.ts';
import { publishDomain } from '#content-store/drafts/site/domains.ts';
import { publishSiteDocument } from '#content-store/drafts/site/site-documents.ts';
import type { CachedFolder } from '#content-store/files/cached-folder.ts';
import { domainSchema } from '#content-store/model/entities/domain.ts';
import {
  parseSiteDocument,
  SITE_DOCUMENTS,
  type SiteDocumentKind,
} from '#content-store/model/entities/site-document.ts';
import { idSchema } from '#content-store/model/values/id.ts';
import { namedContent } from '#site/content/public-content.ts';
import type { SiteDocument, SitePicture } from '#site/fields/site-content.ts';
import { postedPage } from '../../../contract/pages.ts';
import { cleanPage } from '../../content/clean-page.ts';
import { cleanSiteDocument } from '../../content/clean-site-document.ts';
import { StartProgress } from '../../runtime/start-progress.ts';

const SEED: Pick<Stamp, 'by'> = { by: 'Pagewright' };

/** Stores a whole site in an empty database, published, in one transaction. Throws on the first invalid document. */
export async function seedSite(db: Db, documents: Iterable<SiteDocument>): Promise<void> {
  const stamp = { ...SEED, at: new Date().toISOString() };
  await transact(db, async (transaction) => {
    for (const { collection, document } of documents) await seedDocument(transaction, collection, document, stamp);
  });
}

/** Stores the originals of a site's images. */
export async function seedImages(
  db: Db,
  originals: CachedFolder,
  images: readonly SitePicture[],
  progress = new StartProgress(),
): Promise<void> {
  if (images.length === 0) return;
  const { default: sharp } = await import('sharp');
  await mkdir(originals.folder, { recursive: true });
  const stamp = { ...SEED, at: new Date().toISOString() };
  let done = 0;
  const draw = async ({ _id, name, alt, artwork }: SitePicture) => {
    // The least effort: a person waits for the first start, and visitors get variants, not originals.
    const image = sharp(Buffer.from(artwork())).webp({ quality: 90, effort: 0 });
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    const hash = createHash('sha256').update(data).digest('hex');
    await writeFile(join(originals.folder, `${hash}.webp`), data);
    await originals.send(`${hash}.webp`);
    const record = { _id, hash, ext: 'webp', width: info.width, height: info.height, name, alt };
    await addMedia(db, record, stamp, data.length);
    done += 1;
    progress.note('Drawing the pictures of the first site', done, images.length);
  };
  await Promise.all(images.map(draw));
}

async function seedDocument(db: Db, collection: string, document: object, stamp: Stamp): Promise<void> {
  if (collection === 'domains') await publishDomain(db, domainSchema.parse(document), stamp);
  else if (collection === 'pages' || collection === 'sections') await seedPage(db, collection, document, stamp);
  else if (isSiteDocumentKind(collection)) await seedSiteDocument(db, collection, document, stamp);
  else throw new Error(`There is no collection ${collection}`);
}

async function seedPage(db: Db, collection: 'pages' | 'sections', document: object, stamp: Stamp): Promise<void> {
  const { draft } = cleanPage(postedPage.parse(document), collection);
  const _id = '_id' in document ? idSchema.parse(document._id) : newId();
  await publishPage(db, { _id, collection }, stamp, { draft, isNew: true, named: namedContent });
}

async function seedSiteDocument(db: Db, kind: SiteDocumentKind, document: object, stamp: Stamp): Promise<void> {
  const parsed = parseSiteDocument(kind, document);
  await publishSiteDocument(db, kind, { domainId: parsed.domainId }, cleanSiteDocument(kind, parsed), stamp);
}

function isSiteDocumentKind(collection: string): collection is SiteDocumentKind {
  return Object.hasOwn(SITE_DOCUMENTS, collection);
}
