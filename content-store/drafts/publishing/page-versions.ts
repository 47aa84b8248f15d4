import type { Page, PageDraft } from '../../model/entities/page.ts';
import { AppError } from '../../model/error.ts';
import type { Db } from '../database/open-database.ts';
import type { Stamp } from '../database/stamp.ts';
import { transact } from '../database/transact.ts';
import { type PageAddress, type PageRef, pageBySlug } from '../pages/find-page.ts';
import { type ChangeOptions, requireFreeSlug, requirePage } from '../pages/page-revisions.ts';
import { itemAtAddress, itemInRelease, pageOfItem, saveItem } from './release-items.ts';
import { openRelease } from './releases.ts';

/** A page, section or listing as a release has it. Throws AppError `not-found`. */
export async function pageInRelease(db: Db, release: string, ref: PageRef): Promise<Page> {
  const { _id: id, collection: part = 'pages' } = ref;
  const stored = await requirePage(db, ref);
  const item = await itemInRelease(db, { release, part, id });
  if (!item) throw new AppError('not-found', 'This page is not in the release');
  return pageOfItem(item, stored);
}

/** The same at an address: that of the version, or else of the draft. */
export async function pageInReleaseAt(db: Db, release: string, address: PageAddress): Promise<Page> {
  const { collection = 'pages', domainId, slug } = address;
  const item = await itemAtAddress(db, { release, part: collection, slug });
  const _id = item?.id ?? (await pageBySlug(db, address))?._id;
  if (_id === undefined) throw new AppError('not-found', 'This page could not be found');
  return pageInRelease(db, release, { _id, collection, domainId });
}

/**
 * Stores a version of a page in an open release as its next revision. Throws AppError `not-found`, or `conflict` for an outdated
 * revision, an address that is taken, or a release that has gone live.
 */
export function savePageInRelease(
  db: Db,
  { release, ...ref }: PageRef & { release: string; domainId: string },
  draft: PageDraft,
  stamp: Stamp,
  options: ChangeOptions,
): Promise<Page> {
  const { _id: id, collection: part = 'pages', domainId } = ref;
  return transact(db, async (transaction) => {
    await openRelease(transaction, { _id: release, domainId });
    const before = await pageInRelease(transaction, release, ref);
    const document = { ...before, ...draft, slug: part === 'sections' ? before.slug : draft.slug };
    if (document.slug !== before.slug) await requireFreeSlug(transaction, document, part);
    await saveItem(transaction, { release, part, id }, { ...options, document }, stamp);
    return pageInRelease(transaction, release, ref);
  });
}
