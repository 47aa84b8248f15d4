import { requirePage } from '#content-store/drafts/content/page-revisions.ts';
import { pageUses } from '#content-store/drafts/content/page-uses.ts';
import type { Handler } from '../calls/call-context.ts';
import { requirePageRole, withoutHidden } from '../roles/page-roles.ts';

/** What would miss the page if it moved or went: pages, navigation, footers that link to it. */
export const usedIn: Handler<'page/usedIn'> = async (ref, { service, caller }) => {
  const page = await requirePage(service.db, ref);
  requirePageRole(page, 'viewerRoles', caller);
  return withoutHidden(await pageUses(service.db, page), service.db, caller);
};
