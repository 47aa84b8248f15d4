import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import type { RecordedRef } from '#content-store/drafts/publishing/published-row.ts';
import { siteDocumentId } from '#content-store/model/entities/site-document.ts';
import { hasBlocks, isDocuments, isPage, type PlannedItem } from './set-plan.ts';

/** Everything whose published copy a plan may change: with a page its listing, and the redirects when it moves. */
export async function recordedParts(db: Db, domainId: string, plan: readonly PlannedItem[]): Promise<RecordedRef[]> {
  const parts = plan.flatMap(partsOfItem);
  const redirects = siteDocumentId('redirects', domainId);
  const isListed = parts.some(({ id }) => id === redirects);
  if (!isListed && (await hasMove(db, plan))) parts.push({ part: 'redirects', id: redirects });
  return parts;
}

function partsOfItem(item: PlannedItem): RecordedRef[] {
  if (item.isUnchanged) return [];
  const { _id: id } = item;
  if (isDocuments(item)) return item.documents.map(({ kind, document }) => ({ part: kind, id: document._id }));
  if (!hasBlocks(item)) return [{ part: 'domain', id }];
  const own = { part: item.collection, id };
  return isPage(item) && !item.isRestored ? [own, { part: 'listings', id }] : [own];
}

async function hasMove(db: Db, plan: readonly PlannedItem[]): Promise<boolean> {
  for (const item of plan) {
    if (!isPage(item) || item.isRestored || item.action !== 'publish') continue;
    const live = await pageById(db, { _id: item._id }, 'published');
    if (live && live.slug !== item.slug) return true;
  }
  return false;
}
