import { transact } from '#content-store/drafts/database/transact.ts';
import { alsoListing } from '#content-store/drafts/pages/also-listing.ts';
import { requirePage } from '#content-store/drafts/pages/page-revisions.ts';
import * as drafts from '#content-store/drafts/pages/trash.ts';
import { deletePage } from '#content-store/drafts/publishing/delete-page.ts';
import { requireUnused } from '../blocks/section-handlers.ts';
import { type Handlers, stampOf } from '../http/call-context.ts';
import { hasPageRole, requirePageRole } from '../people/page-roles.ts';
import type { CommitParts } from '../runtime/commit.ts';

type TrashHandlers = Pick<Handlers, 'page/delete' | 'page/restore' | 'trash/list'>;

/** Deleted pages. */
export const trashHandlers = ({ db, commit }: CommitParts): TrashHandlers => ({
  /** Moves a page to the trash and unpublishes it at once. */
  'page/delete': async (ref, { caller }) => {
    const page = await requirePage(db, ref);
    requirePageRole(page, 'publisherRoles', caller);
    if (ref.collection === 'sections') await requireUnused(db, page);
    const stamp = stampOf(caller);
    const { _id } = await commit(() =>
      transact(db, async (transaction) => {
        await alsoListing(transaction, ref, (listing) => deletePage(transaction, listing, stamp));
        return deletePage(transaction, ref, stamp);
      }),
    );
    return { _id, slug: page.slug };
  },

  /** Restores a deleted page as a draft, with its listing. */
  'page/restore': (ref, { caller }) =>
    transact(db, async (transaction) => {
      const page = await drafts.restorePage(transaction, ref, stampOf(caller));
      requirePageRole(page, 'publisherRoles', caller);
      const listing = { _id: ref._id, collection: 'listings' } as const;
      if (ref.collection === 'pages' && (await drafts.isInTrash(transaction, listing)))
        await drafts.restorePage(transaction, listing, stampOf(caller));
      return page;
    }),

  /** The deleted pages of a domain that the caller may view, latest first; a listing comes back with its page. */
  'trash/list': async ({ domainId }, { caller }) => {
    const trash = await drafts.listTrash(db, domainId);
    const pages = new Set(trash.flatMap(({ entry }) => (entry.collection === 'pages' ? [entry.pageId] : [])));
    return trash
      .filter(({ entry }) => entry.collection === 'pages' || !pages.has(entry.pageId))
      .filter(({ page }) => hasPageRole(page, 'viewerRoles', caller))
      .map(({ entry }) => entry);
  },
});
