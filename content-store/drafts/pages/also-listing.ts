import type { Db } from '../database/open-database.ts';
import { type PageRef, pageById } from './find-page.ts';

/** Applies a change of a page to its listing too, if it has one: the two share an `_id`. */
export async function alsoListing(db: Db, ref: PageRef, change: (listing: PageRef) => Promise<unknown>): Promise<void> {
  const listing = { ...ref, collection: 'listings' as const };
  if ((ref.collection ?? 'pages') === 'pages' && (await pageById(db, listing))) await change(listing);
}
