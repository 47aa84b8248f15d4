import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import {
  addItem,
  itemInRelease,
  saveItem,
  siteDocumentOfItem,
} from '#content-store/drafts/publishing/release-items.ts';
import { openRelease } from '#content-store/drafts/publishing/releases.ts';
import { loadSiteDocument, type SitePlace } from '#content-store/drafts/site/site-documents.ts';
import {
  type SiteDocument,
  type SiteDocumentKind,
  siteDocumentId,
} from '#content-store/model/entities/site-document.ts';
import { type Caller, stampOf } from '../../http/call-context.ts';

/** A document of the site as visitors will have it with a release: its version, or else what they have now. */
export async function siteDocumentInRelease<K extends SiteDocumentKind>(
  db: Db,
  release: string,
  kind: K,
  { domainId, slugPrefix }: SitePlace,
): Promise<SiteDocument<K>> {
  const inRelease = (prefix?: string) =>
    itemInRelease(db, { release, part: kind, id: siteDocumentId(kind, domainId, prefix) });
  const now = await loadSiteDocument(db, kind, { domainId, slugPrefix }, 'published');
  const isOwn = now._id === siteDocumentId(kind, domainId, slugPrefix);
  const item = (await inRelease(slugPrefix)) ?? (isOwn ? undefined : await inRelease());
  return item ? (siteDocumentOfItem(item) as SiteDocument<K>) : now;
}

/** Stores a version of a document of the site in an open release, which takes it up. Throws AppError `conflict`. */
export function saveSiteDocumentInRelease<K extends SiteDocumentKind>(
  db: Db,
  release: string,
  kind: K,
  document: SiteDocument<K>,
  caller: Caller,
): Promise<SiteDocument<K>> {
  const { domainId, _id: id } = document;
  const ref = { release, part: kind, id };
  return transact(db, async (transaction) => {
    await openRelease(transaction, { _id: release, domainId });
    const stamp = stampOf(caller);
    // A new version was made from what visitors have.
    const base = { ...(await loadSiteDocument(transaction, kind, { domainId }, 'published')), _id: id };
    const item =
      (await itemInRelease(transaction, ref)) ?? (await addItem(transaction, { ...ref, domainId }, base, stamp));
    await saveItem(transaction, item, { document }, stamp);
    return document;
  });
}
