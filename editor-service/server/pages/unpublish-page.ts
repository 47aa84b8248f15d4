import { requirePage } from '#content-store/drafts/content/page-revisions.ts';
import * as drafts from '#content-store/drafts/content/pages.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import type { Handler } from '../calls/call-context.ts';
import { stampOf } from '../calls/stamp-of.ts';
import type { Publishing } from '../publishing/publishing.ts';
import { requirePageRole } from '../roles/page-roles.ts';
import { alsoListing } from './listing-of.ts';

/** Takes a page from visitors and keeps its draft. */
export const unpublishPage =
  (db: Db, publishing: Publishing): Handler<'page/unpublishPage'> =>
  async (ref, { caller }) => {
    requirePageRole(await requirePage(db, ref), 'publisherRoles', caller);
    const stamp = stampOf(caller);
    return publishing.commit(() =>
      transact(db, async (transaction) => {
        await alsoListing(transaction, ref, (listing) => drafts.unpublishPage(transaction, listing, stamp));
        return drafts.unpublishPage(transaction, ref, stamp);
      }),
    );
  };
