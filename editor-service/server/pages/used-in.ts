import { requirePage } from '#content-store/drafts/content/page-revisions.ts';
import { pageUses } from '#content-store/drafts/content/page-uses.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Handler } from '../calls/call-context.ts';
import { requirePageRole, withoutHidden } from '../roles/page-roles.ts';

/** What would miss the page if it moved or went: pages, navigation, footers that link to it. */
export const usedIn =
  (db: Db): Handler<'page/usedIn'> =>
  async (ref, { caller }) => {
    const page = await requirePage(db, ref);
    requirePageRole(page, 'viewerRoles', caller);
    return withoutHidden(await pageUses(db, page), db, caller);
  };
