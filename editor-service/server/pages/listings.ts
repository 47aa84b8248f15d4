import { requirePage } from '#content-store/drafts/content/page-revisions.ts';
import type { Handler, LoggedInContext } from '../calls/call-context.ts';
import { requirePageRole } from '../roles/page-roles.ts';
import { publish } from './publish-page.ts';

/** The listing of a page. Kept for older clients: `page/load` with the collection `listings` does the same. */
export const findListing: Handler<'listing/findById'> = async ({ id }, context) => {
  warn(context, 'listing/findById');
  const listing = await requirePage(context.service.db, { _id: id, collection: 'listings' });
  requirePageRole(listing, 'viewerRoles', context.caller);
  return { listing };
};

/** Publishes a listing. Kept for older clients: it goes out with its page. */
export const publishListing: Handler<'listing/publishListing'> = ({ listing }, context) => {
  warn(context, 'listing/publishListing');
  return publish({ page: listing, collection: 'listings' }, context);
};

const warn = ({ service }: LoggedInContext, call: string): void =>
  service.log.warn({ call }, 'this call will be removed, please use page/*');
