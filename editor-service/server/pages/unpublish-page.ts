import { requirePage } from '#content-store/drafts/content/page-revisions.ts';
import { unpublishPage } from '#content-store/drafts/content/pages.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import type { Handler } from '../calls/call-context.ts';
import { stampOf } from '../calls/stamp-of.ts';
import { requirePageRole } from '../roles/page-roles.ts';
import { alsoListing } from './listing-of.ts';

/** Takes a page from visitors and keeps its draft. */
export const unpublish: Handler<'page/unpublishPage'> = async (ref, { service, caller }) => {
  requirePageRole(await requirePage(service.db, ref), 'publisherRoles', caller);
  const stamp = stampOf(caller);
  return service.publishing.commit(() =>
    transact(service.db, async (db) => {
      await alsoListing(db, ref, (listing) => unpublishPage(db, listing, stamp));
      return unpublishPage(db, ref, stamp);
    }),
  );
};
