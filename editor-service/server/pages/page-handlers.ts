import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { listingCalls } from '../../contract/listing-calls.ts';
import type { pageCalls } from '../../contract/page-calls.ts';
import type { sitemapCalls } from '../../contract/sitemap-calls.ts';
import type { Audit } from '../audit/create-audit.ts';
import type { Handlers, HandlersOf } from '../calls/call-context.ts';
import { checkPage } from '../checks/check-page.ts';
import type { FindProblems } from '../checks/find-problems.ts';
import type { Publishing } from '../publishing/publishing.ts';
import type { Log } from '../runtime/log.ts';
import { applyPageRoles } from './apply-page-roles.ts';
import { checkSlug } from './check-slug.ts';
import { filterSitemap } from './filter-sitemap.ts';
import { listingHandlers } from './listings.ts';
import { loadPage } from './load-page.ts';
import { listHistory, loadRevision, restoreRevision } from './page-history.ts';
import { createPresence, notePresence } from './presence.ts';
import { publishPage } from './publish-page.ts';
import { savePage } from './save-page.ts';
import { deletePage, listTrash, restorePage } from './trash.ts';
import { unpublishPage } from './unpublish-page.ts';
import { usedIn } from './used-in.ts';

interface Parts {
  db: Db;
  log: Log;
  audit: Audit;
  publishing: Publishing;
  findProblems: FindProblems;
}

type PageHandlers = HandlersOf<typeof pageCalls & typeof listingCalls & typeof sitemapCalls> &
  Pick<Handlers, 'roles/applyToPage'>;

/** Everything that is done with pages and their listings. */
export function pageHandlers({ db, log, audit, publishing, findProblems }: Parts): PageHandlers {
  const publish = publishPage({ db, audit, publishing, findProblems });
  return {
    'page/load': loadPage(db),
    'page/checkSlug': checkSlug(db),
    'page/save': savePage(db),
    'page/check': checkPage(db, findProblems),
    'page/publishPage': publish,
    'page/unpublishPage': unpublishPage(db, publishing),
    'page/delete': deletePage(db, publishing),
    'page/restore': restorePage(db),
    'page/history': listHistory(db),
    'page/loadRevision': loadRevision(db),
    'page/restoreRevision': restoreRevision(db),
    'page/usedIn': usedIn(db),
    'page/presence': notePresence(db, createPresence()),
    'trash/list': listTrash(db),
    'sitemap/filter': filterSitemap(db),
    'roles/applyToPage': applyPageRoles(db),
    ...listingHandlers({ db, log, publishPage: publish }),
  };
}
