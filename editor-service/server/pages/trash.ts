import { requirePage } from '#content-store/drafts/content/page-revisions.ts';
import { deletePage, isInTrash, listTrash, restorePage } from '#content-store/drafts/content/trash.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import type { Handler } from '../calls/call-context.ts';
import { stampOf } from '../calls/stamp-of.ts';
import { hasPageRole, requirePageRole } from '../roles/page-roles.ts';
import { alsoListing } from './listing-of.ts';

/** Moves a page to the trash; visitors lose it at once. */
export const deleteToTrash: Handler<'page/delete'> = async (ref, { service, caller }) => {
  const page = await requirePage(service.db, ref);
  requirePageRole(page, 'publisherRoles', caller);
  const stamp = stampOf(caller);
  const { _id } = await service.publishing.commit(() =>
    transact(service.db, async (db) => {
      await alsoListing(db, ref, (listing) => deletePage(db, listing, stamp));
      return deletePage(db, ref, stamp);
    }),
  );
  return { _id, slug: page.slug };
};

/** Brings a deleted page back as a draft, and its listing with it. */
export const restoreFromTrash: Handler<'page/restore'> = (ref, { service, caller }) =>
  transact(service.db, async (db) => {
    const page = await restorePage(db, ref, stampOf(caller));
    requirePageRole(page, 'publisherRoles', caller);
    const listing = { _id: ref._id, collection: 'listings' } as const;
    if (ref.collection !== 'listings' && (await isInTrash(db, listing)))
      await restorePage(db, listing, stampOf(caller));
    return page;
  });

/** The deleted pages of a domain that the caller may view, latest first. */
export const showTrash: Handler<'trash/list'> = async ({ domainId }, { service, caller }) => {
  const trash = await listTrash(service.db, domainId);
  return trash.filter(({ page }) => hasPageRole(page, 'viewerRoles', caller)).map(({ entry }) => entry);
};
