import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageUses } from '#content-store/drafts/links/page-uses.ts';
import { checkSlug } from '#content-store/drafts/pages/find-page.ts';
import { requirePage, storedRevision } from '#content-store/drafts/pages/page-revisions.ts';
import { noteVisit } from '#content-store/drafts/people/visits.ts';
import { slugSchema } from '#content-store/model/values/slug.ts';
import { requireDomainFor } from '../content/domain-for.ts';
import type { Handlers } from '../http/call-context.ts';
import { checkPayload } from '../http/payload.ts';
import { requirePageRole, withoutHidden } from '../people/page-roles.ts';
import type { Log } from '../runtime/log.ts';
import { applyPageRoles } from './apply-page-roles.ts';
import { changeHandlers } from './change-pages.ts';
import { findHandlers } from './find-pages.ts';
import { loadPage } from './load-page.ts';
import { historyHandlers } from './page-history.ts';
import { savePage } from './save-page.ts';
import { trashHandlers } from './trash.ts';

interface Parts {
  db: Db;
  log: Log;
  now: () => Date;
}

/** The calls about pages and their listings, but for publishing and deleting. */
export function pageHandlers({ db, log, now }: Parts) {
  return {
    ...historyHandlers(db),
    ...findHandlers(db),
    ...changeHandlers(db),
    ...trashHandlers(db),
    'page/load': loadPage(db),
    'page/save': savePage(db),
    'roles/applyToPage': applyPageRoles(db),

    /** Notes that the caller is at a page or leaves it; returns the others there and the last save. Repeat every minute. */
    'page/presence': async ({ isLeaving, ...ref }, { caller }) => {
      const page = await requirePage(db, ref);
      requirePageRole(page, 'viewerRoles', caller);
      const { userId, username } = caller;
      const others = await noteVisit(db, ref._id, { userId, username, isLeaving, now: now().getTime() });
      return {
        people: others.map((other) => ({ username: other.username, since: new Date(other.since).toISOString() })),
        stored: await storedRevision(db, page, ref.collection),
      };
    },

    /** The id of the page at this address, or null; an address that no page may have is refused. */
    'page/checkSlug': async ({ slug, id, _id, collection, domainId }, context) => {
      const domain = await requireDomainFor(db, context, domainId);
      const address = { domainId: domain._id, slug: checkPayload(slugSchema, slug), collection };
      return checkSlug(db, address, id ?? _id);
    },

    /** The pages, navigation and footers that link to the page and would break if it moved or were deleted. */
    'page/usedIn': async (ref, { caller }) => {
      const page = await requirePage(db, ref);
      requirePageRole(page, 'viewerRoles', caller);
      return withoutHidden(await pageUses(db, page), db, caller);
    },

    // Kept for older clients: `page/load` with the collection `listings` does the same.
    'listing/findById': async ({ id }, { caller }) => {
      log.warn({ call: 'listing/findById' }, 'this call will be removed, please use page/*');
      const listing = await requirePage(db, { _id: id, collection: 'listings' });
      requirePageRole(listing, 'viewerRoles', caller);
      return { listing };
    },
  } satisfies Partial<Handlers>;
}
