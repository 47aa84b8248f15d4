import { requirePage } from '#content-store/drafts/content/page-revisions.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { listingCalls } from '../../contract/listing-calls.ts';
import type { Handler, HandlersOf } from '../calls/call-context.ts';
import { requirePageRole } from '../roles/page-roles.ts';
import type { Log } from '../runtime/log.ts';

interface Parts {
  db: Db;
  log: Log;
  publishPage: Handler<'page/publishPage'>;
}

/** Kept for older clients: `page/load` and `page/publishPage` with the collection `listings` do the same. */
export function listingHandlers({ db, log, publishPage }: Parts): HandlersOf<typeof listingCalls> {
  const warn = (call: keyof typeof listingCalls) => log.warn({ call }, 'this call will be removed, please use page/*');
  return {
    'listing/findById': async ({ id }, { caller }) => {
      warn('listing/findById');
      const listing = await requirePage(db, { _id: id, collection: 'listings' });
      requirePageRole(listing, 'viewerRoles', caller);
      return { listing };
    },
    'listing/publishListing': ({ listing }, context) => {
      warn('listing/publishListing');
      return publishPage({ page: listing, collection: 'listings' }, context);
    },
  };
}
