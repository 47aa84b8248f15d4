import { checkSlug } from '#content-store/drafts/content/find-page.ts';
import { requirePage } from '#content-store/drafts/content/page-revisions.ts';
import { pageUses } from '#content-store/drafts/content/page-uses.ts';
import { slugSchema } from '#content-store/model/values/slug.ts';
import type { listingCalls } from '../../contract/listing-calls.ts';
import type { pageCalls } from '../../contract/page-calls.ts';
import type { sitemapCalls } from '../../contract/sitemap-calls.ts';
import type { Audit } from '../audit/create-audit.ts';
import type { Handlers, HandlersOf } from '../calls/call-context.ts';
import { checkPayload } from '../calls/payload.ts';
import { checkPage } from '../checks/check-page.ts';
import type { FindProblems } from '../checks/find-problems.ts';
import { requireDomainFor } from '../domains/domain-for.ts';
import type { PublishParts } from '../publishing/publishing.ts';
import { requirePageRole, withoutHidden } from '../roles/page-roles.ts';
import type { Log } from '../runtime/log.ts';
import { applyPageRoles } from './apply-page-roles.ts';
import { filterSitemap } from './filter-sitemap.ts';
import { listingHandlers } from './listings.ts';
import { loadPage } from './load-page.ts';
import { listHistory, loadRevision, restoreRevision } from './page-history.ts';
import { createPresence, notePresence } from './presence.ts';
import { publishPage, unpublishPage } from './publish-page.ts';
import { savePage } from './save-page.ts';
import { deletePage, listTrash, restorePage } from './trash.ts';

interface Parts extends PublishParts {
  log: Log;
  audit: Audit;
  findProblems: FindProblems;
}

type PageHandlers = HandlersOf<typeof pageCalls & typeof listingCalls & typeof sitemapCalls> &
  Pick<Handlers, 'roles/applyToPage'>;

/** All calls about pages and their listings. */
export function pageHandlers({ db, log, audit, publishing, findProblems }: Parts): PageHandlers {
  const publish = publishPage({ db, audit, publishing, findProblems });
  return {
    'page/load': loadPage(db),
    'page/save': savePage(db),
    'page/check': checkPage(db, findProblems),
    'page/publishPage': publish,
    'page/unpublishPage': unpublishPage({ db, publishing }),
    'page/delete': deletePage({ db, publishing }),
    'page/restore': restorePage(db),
    'page/history': listHistory(db),
    'page/loadRevision': loadRevision(db),
    'page/restoreRevision': restoreRevision(db),
    'page/presence': notePresence(db, createPresence()),
    'trash/list': listTrash(db),
    'sitemap/filter': filterSitemap(db),
    'roles/applyToPage': applyPageRoles(db),
    ...listingHandlers({ db, log, publishPage: publish }),

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
  };
}
