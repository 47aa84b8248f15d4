import { type SiteDocument, type SiteDocumentKind, siteDocumentId } from '../../model/entities/site-document.ts';
import type { Db } from '../database/open-database.ts';
import type { Stamp } from '../database/stamp.ts';
import { transact } from '../database/transact.ts';
import { loadSiteDocument, loadSiteDocumentById, type SitePlace } from '../site/site-documents.ts';
import { addItem, itemInRelease, saveItem, siteDocumentOfItem } from './release-items.ts';
import { openRelease } from './releases.ts';

/** A document of the site as visitors will have it with a release: its version, or else what they have now. */
export async function siteDocumentInRelease<K extends SiteDocumentKind>(
  db: Db,
  release: string,
  kind: K,
  { domainId, slugPrefix }: SitePlace,
): Promise<SiteDocument<K>> {
  const versionAt = (prefix?: string) =>
    itemInRelease(db, { release, part: kind, id: siteDocumentId(kind, domainId, prefix) });
  const now = await loadSiteDocument(db, kind, { domainId, slugPrefix }, 'published');
  const isOwn = now._id === siteDocumentId(kind, domainId, slugPrefix);
  const item = (await versionAt(slugPrefix)) ?? (isOwn ? undefined : await versionAt());
  return item ? (siteDocumentOfItem(item) as SiteDocument<K>) : now;
}

/** Stores a version of a document of the site in an open release, which takes it up. Throws AppError `conflict`. */
export function saveSiteDocumentInRelease<K extends SiteDocumentKind>(
  db: Db,
  release: string,
  kind: K,
  document: SiteDocument<K>,
  stamp: Stamp,
): Promise<SiteDocument<K>> {
  const { domainId, _id: id } = document;
  const ref = { release, part: kind, id };
  return transact(db, async (transaction) => {
    await openRelease(transaction, { _id: release, domainId });
    if (!(await itemInRelease(transaction, ref))) {
      // It was made from what visitors have.
      const base = await loadSiteDocumentById(transaction, { kind, _id: id, domainId }, 'published');
      await addItem(transaction, { ...ref, domainId }, base, stamp);
    }
    await saveItem(transaction, ref, { document }, stamp);
    return document;
  });
}
