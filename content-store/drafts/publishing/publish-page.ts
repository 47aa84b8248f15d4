import type { Collection, Page, PageDraft } from '../../model/entities/page.ts';
import { MOVED_PAGE, type Redirect } from '../../model/entities/redirect.ts';
import { withRedirect } from '../../model/entities/redirect-chain.ts';
import { AppError } from '../../model/error.ts';
import type { NamedContent, PageContent } from '../../model/published/public-page.ts';
import { pagePath, sectionPath } from '../../model/published/published-path.ts';
import type { Copy } from '../database/content-tables.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open-database.ts';
import { queueDelivery } from '../database/outbox.ts';
import type { Stamp } from '../database/stamp.ts';
import { transact } from '../database/transact.ts';
import { type PageRef, pageById } from '../pages/find-page.ts';
import { removePageCopy, writePageCopy } from '../pages/page-copies.ts';
import { type ChangeOptions, requireFreeSlug, savePage, writeRevision } from '../pages/page-revisions.ts';
import { insertPage, requireFreeId } from '../pages/pages.ts';
import { loadSiteDocument, publishSiteDocument, saveSiteDocument } from '../site/site-documents.ts';
import { pageContentHash } from '../states/content-hash.ts';
import { decidePage } from '../states/draft-states.ts';

export interface PublishOptions extends ChangeOptions {
  /** Absent: the stored draft. */
  draft?: PageDraft | undefined;
  /** The page is added. */
  isNew?: boolean | undefined;
  /** Only fields that definitions name are published; the draft keeps everything. */
  named: NamedContent;
  /** The stored draft stays the draft, as the newest revision, when it says something else. */
  keepsDraft?: boolean | undefined;
  /** The publish date of a page that has none and goes live for the first time. */
  firstDay?: string | undefined;
  /** Takes the redirect of a page that moved, for `publishRedirects` with those of others; absent: it is published at once. */
  moved?: Redirect[] | undefined;
}

/**
 * Saves `draft`, makes it the published copy and queues its file, with one entry in the history, all in one transaction;
 * when the address changed, the old one is redirected. Throws AppError `not-found`, `conflict`, also for a new page whose
 * id is taken, or `invalid` for a page with viewer roles: static pages are public.
 */
export function publishPage(db: Db, ref: PageRef, stamp: Stamp, options: PublishOptions): Promise<Page> {
  const { draft, isNew = false, keepsDraft = false, expectedRevision, firstDay } = options;
  return transact(db, async (transaction) => {
    const collection = ref.collection ?? 'pages';
    const stored = isNew ? undefined : await pageById(transaction, ref);
    const isDated = firstDay !== undefined && stored?.lastPublished === undefined;
    const dated = <One extends PageDraft>(one: One): One =>
      isDated && !one.publishDate ? { ...one, publishDate: firstDay } : one;
    const page =
      draft && isNew
        ? await insertPage(transaction, { ...dated(draft), _id: ref._id }, stamp, collection, { isPublish: true })
        : await savePage(transaction, ref, draft && dated(draft), stamp, { action: 'publish', expectedRevision });
    await makePublic(transaction, collection, page, { ...options, stamp });
    if (!keepsDraft || !draft || !stored || pageContentHash(dated(stored)) === pageContentHash(page)) return page;
    return savePage(transaction, ref, dated(stored), { at: stamp.at, by: stored.updatedBy });
  });
}

/**
 * Stores a page as a published file has it, with its revision and times: draft, published copy and one entry in the
 * history. Its file exists, so none is queued. Throws AppError `conflict` when the address or the id is taken.
 */
export async function insertAsPublished(db: Db, collection: Collection, page: Page): Promise<void> {
  await requireFreeId(db, page, collection);
  await requireFreeSlug(db, page, collection);
  await writeRevision(db, collection, page, { action: 'publish', at: page.updatedAt });
  await writePageCopy(db, { collection, copy: 'published' }, page);
  await decidePage(db, collection, page, true);
}

async function makePublic(
  db: Db,
  collection: Collection,
  page: Page,
  { named, moved, stamp }: Pick<PublishOptions, 'named' | 'moved'> & { stamp: Stamp },
): Promise<void> {
  if (page.viewerRoles.length > 0) {
    throw new AppError('invalid', 'A page that only some roles may view cannot be published');
  }
  const before = await pageById(db, { _id: page._id, collection }, 'published');
  await writePageCopy(db, { collection, copy: 'published' }, withContent(page, named(page)));
  await decidePage(db, collection, page, true);
  if (collection === 'pages' && before && before.slug !== page.slug) {
    const redirect = { _id: newId(), name: MOVED_PAGE, from: `/${before.slug}`, to: `/${page.slug}` };
    if (moved) moved.push(redirect);
    else await publishRedirects(db, page.domainId, [redirect], stamp);
  }
  await queueFile(db, collection, page);
}

/** The page itself when nothing is left out: what is cached for the draft then serves its copy, too. */
function withContent(page: Page, content: PageContent): Page {
  const isSame =
    content.template === page.template && content.header === page.header && content.contents === page.contents;
  return isSame ? page : { ...page, ...content };
}

/**
 * Publishes redirects from the old addresses of published pages to their new ones; redirects that editors have only saved
 * stay drafts.
 */
export async function publishRedirects(db: Db, domainId: string, moved: readonly Redirect[], stamp: Stamp) {
  if (moved.length === 0) return;
  const withMoved = async (copy: Copy) => {
    const document = await loadSiteDocument(db, 'redirects', { domainId }, copy);
    return { ...document, redirects: moved.reduce(withRedirect, document.redirects) };
  };
  const draft = await withMoved('draft');
  await publishSiteDocument(db, 'redirects', { domainId }, await withMoved('published'), stamp);
  await saveSiteDocument(db, 'redirects', { domainId }, draft, stamp);
}

/** Removes the published copy; the draft stays. `lastPublished` keeps the time of the last publish. */
export function unpublishPage(db: Db, ref: PageRef, stamp: Stamp, options: ChangeOptions = {}): Promise<Page> {
  return transact(db, async (transaction) => {
    const page = await savePage(transaction, ref, undefined, stamp, { ...options, action: 'unpublish' });
    await withdrawPage(transaction, ref.collection ?? 'pages', page);
    await decidePage(transaction, ref.collection ?? 'pages', page, false);
    return page;
  });
}

/** Removes the published copy, if there is one, and queues the removal of its file. */
export async function withdrawPage(db: Db, collection: Collection, page: Page): Promise<void> {
  await queueFile(db, collection, page);
  await removePageCopy(db, { collection, copy: 'published' }, page, page.updatedAt);
}

/** Queues the file of a page or section; a listing has none of its own. */
export async function queueFile(db: Db, collection: Collection, { domainId, _id, updatedAt }: Page): Promise<void> {
  if (collection === 'listings') return;
  const path = collection === 'sections' ? sectionPath(domainId, _id) : pagePath(domainId, _id);
  await queueDelivery(db, { domainId, path }, updatedAt);
}
