import { requirePage } from '#content-store/drafts/page-revisions.ts';
import { unpublishPage } from '#content-store/drafts/pages.ts';
import { transact } from '#content-store/drafts/transact.ts';
import type { Handler } from '../call-context.ts';
import { stampOf } from '../stamp-of.ts';
import { alsoListing } from './listing-of.ts';
import { requirePageRole } from './page-roles.ts';

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
