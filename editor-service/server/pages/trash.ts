import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import * as drafts from '#content-store/drafts/pages/trash.ts';
import { type Handlers, stampOf } from '../http/call-context.ts';
import { hasPageRole, requirePageRole } from '../people/page-roles.ts';

type TrashHandlers = Pick<Handlers, 'page/restore' | 'trash/list'>;

/** Deleted pages. */
export const trashHandlers = (db: Db): TrashHandlers => ({
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
