import type { Page, PageDraft } from '../../model/entities/page.ts';
import { AppError } from '../../model/error.ts';
import type { Copy } from '../database/content-tables.ts';
import type { Db } from '../database/open-database.ts';
import type { Stamp } from '../database/stamp.ts';
import { transact } from '../database/transact.ts';
import { type PageAddress, type PageRef, pageBySlug } from '../pages/find-page.ts';
import { type ChangeOptions, requireFreeSlug, requirePage } from '../pages/page-revisions.ts';
import { wholeLivePage } from './publish-revision.ts';
import { addItem, itemAtAddress, itemInRelease, pageOfItem, saveItem, withOwned } from './release-items.ts';
import { openRelease } from './releases.ts';

/**
 * A page, section or listing as it will be with a release: its version, or what visitors have now, else its draft, with
 * revision 0. Throws AppError `not-found`.
 */
export async function pageInRelease(db: Db, release: string, ref: PageRef): Promise<Page> {
  const { _id: id, collection: part = 'pages' } = ref;
  const stored = await requirePage(db, ref);
  const item = await itemInRelease(db, { release, part, id });
  return item ? pageOfItem(item, stored) : withOwned((await wholeLivePage(db, ref)) ?? stored, stored, { revision: 0 });
}

/** The same at an address: that of a version, of a published page, or of a draft. */
export async function pageInReleaseAt(db: Db, release: string, address: PageAddress): Promise<Page> {
  const { collection = 'pages', domainId, slug } = address;
  const item = await itemAtAddress(db, { release, part: collection, slug });
  const holder = async (copy: Copy) => (await pageBySlug(db, address, copy))?._id;
  const _id = item?.id ?? (await holder('published')) ?? (await holder('draft'));
  if (_id === undefined) throw new AppError('not-found', 'This page could not be found');
  return pageInRelease(db, release, { _id, collection, domainId });
}

/**
 * Stores a version of a page in an open release as its next revision; a page that is not in it is taken up. Throws AppError
 * `not-found`, or `conflict` for an outdated revision, an address that is taken, or a release that has gone live.
 */
export function savePageInRelease(
  db: Db,
  { release, ...ref }: PageRef & { release: string; domainId: string },
  draft: PageDraft,
  stamp: Stamp,
  { expectedRevision }: ChangeOptions,
): Promise<Page> {
  const { _id: id, collection: part = 'pages', domainId } = ref;
  const item = { release, part, id };
  return transact(db, async (transaction) => {
    await openRelease(transaction, { _id: release, domainId });
    const before = await pageInRelease(transaction, release, ref);
    const isNew = before.revision === 0;
    if (isNew) await addItem(transaction, { ...item, domainId }, before, stamp);
    const document = { ...before, ...draft, slug: part === 'sections' ? before.slug : draft.slug };
    if (document.slug !== before.slug) await requireFreeSlug(transaction, document, part);
    const expected = isNew && expectedRevision === 0 ? undefined : expectedRevision;
    await saveItem(transaction, item, { expectedRevision: expected, document }, stamp);
    return pageInRelease(transaction, release, ref);
  });
}
