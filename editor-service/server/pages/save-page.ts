import { domainById } from '#content-store/drafts/content/domains.ts';
import { pageById } from '#content-store/drafts/content/find-page.ts';
import { requirePage } from '#content-store/drafts/content/page-revisions.ts';
import { insertPage, savePage, setPageRoles } from '#content-store/drafts/content/pages.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import type { Collection } from '#content-store/model/entities/collection.ts';
import type { Page } from '#content-store/model/entities/page.ts';
import { AppError } from '#content-store/model/error.ts';
import type { PostedPage } from '../../contract/page-calls.ts';
import type { Caller, Handler } from '../calls/call-context.ts';
import { stampOf } from '../calls/stamp-of.ts';
import { type CleanedPage, cleanPage, withWarnings } from '../content/clean-page.ts';
import { requirePageRole } from '../roles/page-roles.ts';
import type { Service } from '../service.ts';

/** Stores a page's draft, a new page when it has no `_id` yet. With a `revision` that is not current: conflict. */
export const saveDraft: Handler<'page/save'> = async ({ page: posted, collection }, { service, caller }) => {
  const cleaned = cleanPage(posted);
  const page = await store(service, caller, collection, posted, cleaned);
  return withWarnings(page, cleaned.warnings);
};

async function store(
  { db }: Service,
  caller: Caller,
  collection: Collection,
  { _id, revision }: PostedPage,
  { draft }: CleanedPage,
): Promise<Page> {
  const stamp = stampOf(caller);
  if (_id === undefined) return insertNewPage(db, draft, stamp, collection);
  const ref = { _id, collection, domainId: draft.domainId };
  if (collection === 'listings' && !(await pageById(db, ref)))
    return insertListing(db, { ...draft, _id }, stamp, caller);
  requirePageRole(await requirePage(db, ref), 'editorRoles', caller);
  return savePage(db, ref, draft, stamp, { expectedRevision: revision });
}

async function insertNewPage(
  db: Service['db'],
  draft: CleanedPage['draft'],
  stamp: ReturnType<typeof stampOf>,
  collection: Collection,
): Promise<Page> {
  if (!(await domainById(db, draft.domainId))) throw new AppError('not-found', 'This domain could not be found');
  return insertPage(db, draft, stamp, collection);
}

/** A listing begins with the `_id` of the page it belongs to, and demands the same roles. */
async function insertListing(
  db: Service['db'],
  draft: CleanedPage['draft'] & { _id: string },
  stamp: ReturnType<typeof stampOf>,
  caller: Caller,
): Promise<Page> {
  const page = await requirePage(db, { _id: draft._id, domainId: draft.domainId });
  requirePageRole(page, 'editorRoles', caller);
  const { viewerRoles, editorRoles, publisherRoles } = page;
  return transact(db, async (transaction) => {
    const listing = await insertPage(transaction, draft, stamp, 'listings');
    if (viewerRoles.length + editorRoles.length + publisherRoles.length === 0) return listing;
    const ref = { _id: listing._id, collection: 'listings' } as const;
    return setPageRoles(transaction, ref, { viewerRoles, editorRoles, publisherRoles }, stamp);
  });
}
