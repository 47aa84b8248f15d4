import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { pageUses } from '#content-store/drafts/links/page-uses.ts';
import { countUnread } from '#content-store/drafts/notifications/notifications.ts';
import { draftTextBySlug } from '#content-store/drafts/pages/draft-text.ts';
import { checkSlug, type PageAddress, pageBySlug } from '#content-store/drafts/pages/find-page.ts';
import { requirePage, storedRevision } from '#content-store/drafts/pages/page-revisions.ts';
import * as drafts from '#content-store/drafts/pages/trash.ts';
import { noteVisit } from '#content-store/drafts/people/visits.ts';
import { pageInRelease, pageInReleaseAt } from '#content-store/drafts/publishing/page-versions.ts';
import { type Page, type PublishedPage, publishedPageSchema } from '#content-store/model/entities/page.ts';
import { AppError } from '#content-store/model/error.ts';
import { slugSchema } from '#content-store/model/values/slug.ts';
import { publicContent } from '#site/content/public-content.ts';
import type { Translate } from '#site/extend/translator.ts';
import { JsonText } from '../../contract/answers.ts';
import { requireDomainFor } from '../content/domain-for.ts';
import { type Caller, type Handlers, stampOf } from '../http/call-context.ts';
import { checkPayload } from '../http/payload.ts';
import type { SiteFiles } from '../http/static-files/site-files.ts';
import { hasPageRole, requirePageRole, withoutHidden } from '../people/page-roles.ts';
import type { Commit } from '../runtime/commit.ts';
import type { Ground } from '../runtime/ground.ts';
import { changeHandlers } from './change-pages.ts';
import { findHandlers } from './find-pages.ts';
import { findTexts } from './replace/find-texts.ts';
import { replaceTexts } from './replace/replace-texts.ts';
import { reportPages } from './report/report-pages.ts';
import { savePage } from './save-page.ts';
import { searchHandlers } from './search/search-handlers.ts';
import { translateHandlers } from './translate/translate-handlers.ts';

interface Needs {
  commit: Commit;
  sites: SiteFiles;
  translate: Translate | null;
}

/** Pages and listings, and what is done with all of them: search, replacing texts, the report, translations. */
export const openPages = (ground: Ground, { commit, sites, translate }: Needs) => ({
  calls: {
    ...pageHandlers(ground),
    ...translateHandlers(ground.db, translate),
    ...searchHandlers({ db: ground.db, commit, sites }),
    'content/find': findTexts(ground.db),
    'content/replace': replaceTexts(ground.db),
    'report/loadPages': reportPages(ground),
  },
});

/** The calls about pages and their listings, but for publishing and deleting. */
export function pageHandlers({ db, log, now }: Pick<Ground, 'db' | 'log' | 'now'>) {
  return {
    ...findHandlers(db),
    ...changeHandlers(db),
    'page/save': savePage(db),

    /** The draft for editors who may view it, or a release’s version; the published copy for visitors. */
    'page/load': async ({ slug, collection, domainId, release }, context) => {
      const { caller } = context;
      const domain = await requireDomainFor(db, context, domainId);
      const address = { domainId: domain._id, slug, collection };
      if (caller && release !== undefined) return viewable(await pageInReleaseAt(db, release, address), caller);
      return caller ? draftFor(caller, db, address) : publicCopy(db, address);
    },

    /** Notes that the caller is at a page or leaves it; returns the others there and the last save. Repeat every minute. */
    'page/presence': async ({ isLeaving, release, ...ref }, { caller }) => {
      const page = requirePageRole(await requirePage(db, ref), 'viewerRoles', caller);
      const { userId, username } = caller;
      const version = release === undefined ? undefined : await pageInRelease(db, release, ref);
      const others = await noteVisit(db, [release, ref._id].filter(Boolean).join('/'), {
        userId,
        username,
        isLeaving,
        now: now().getTime(),
      });
      return {
        people: others.map((other) => ({ username: other.username, since: new Date(other.since).toISOString() })),
        stored: version ? revisionOf(version) : await storedRevision(db, page, ref.collection),
        unread: await countUnread(db, { recipient: username, domainId: page.domainId }),
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
      const page = requirePageRole(await requirePage(db, ref), 'viewerRoles', caller);
      return withoutHidden(await pageUses(db, page), db, caller);
    },

    // Kept for older clients: `page/load` with the collection `listings` does the same.
    'listing/findById': async ({ id }, { caller }) => {
      log.warn({ call: 'listing/findById' }, 'this call will be removed, please use page/*');
      const listing = await requirePage(db, { _id: id, collection: 'listings' });
      return { listing: requirePageRole(listing, 'viewerRoles', caller) };
    },

    /** Restores a deleted page as a draft, with its listing. */
    'page/restore': (ref, { caller }) =>
      transact(db, async (transaction) => {
        const page = await drafts.restorePage(transaction, ref, stampOf(caller));
        requirePageRole(page, 'publisherRoles', caller);
        const listing = { _id: ref._id, collection: 'listings' } as const;
        if (ref.collection === 'pages' && (await drafts.isInTrash(transaction, listing)))
          await drafts.restorePage(transaction, listing, stampOf(caller));
        return page;
      }),

    /** The deleted pages of a domain that the caller may view, latest first; a listing comes back with its page. */
    'trash/list': async ({ domainId }, { caller }) => {
      const trash = await drafts.listTrash(db, domainId);
      const pages = new Set(trash.flatMap(({ entry }) => (entry.collection === 'pages' ? [entry.pageId] : [])));
      return trash
        .filter(({ entry }) => entry.collection === 'pages' || !pages.has(entry.pageId))
        .filter(({ page }) => hasPageRole(page, 'viewerRoles', caller))
        .map(({ entry }) => entry);
    },
  } satisfies Partial<Handlers>;
}

function viewable(page: Page, caller: Caller): Page {
  if (!hasPageRole(page, 'viewerRoles', caller)) throw notFound();
  return page;
}

const revisionOf = ({ revision, updatedAt, updatedBy }: Page) => ({ revision, updatedAt, updatedBy });

async function draftFor(caller: Caller, db: Db, address: PageAddress): Promise<JsonText<Page>> {
  const draft = await draftTextBySlug(db, address);
  if (!draft) throw notFound();
  if (draft.hasViewerRoles) viewable(JSON.parse(draft.text.toString()) as Page, caller);
  return new JsonText(draft.text);
}

/** A page that fails its own validation counts as missing. */
async function publicCopy(db: Db, address: PageAddress): Promise<PublishedPage> {
  const page = await pageBySlug(db, address, 'published');
  const parsed = publishedPageSchema.safeParse(page && { ...page, ...publicContent(page) });
  if (!parsed.success) throw notFound();
  return parsed.data;
}

const notFound = () => new AppError('not-found', 'This page could not be found');
