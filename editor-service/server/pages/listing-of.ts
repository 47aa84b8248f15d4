import { type PageRef, pageById } from '#content-store/drafts/content/find-page.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';

/** Does to the listing of a page, if it has one, what was done to the page: the two share an `_id`. */
export async function alsoListing(db: Db, ref: PageRef, change: (listing: PageRef) => Promise<unknown>): Promise<void> {
  const listing = { ...ref, collection: 'listings' as const };
  if (ref.collection !== 'listings' && (await pageById(db, listing))) await change(listing);
}
