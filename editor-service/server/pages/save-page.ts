import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import * as drafts from '#content-store/drafts/pages/page-revisions.ts';
import { insertPage } from '#content-store/drafts/pages/pages.ts';
import { domainById } from '#content-store/drafts/site/domains.ts';
import type { Collection, Page, PageDraft } from '#content-store/model/entities/page.ts';
import type { PostedPage } from '../../contract/pages.ts';
import { cleanPage, withWarnings } from '../content/clean-page.ts';
import { unknownDomain } from '../content/domain-for.ts';
import { requireTemplate } from '../content/require-template.ts';
import { type Caller, type Handler, stampOf } from '../http/call-context.ts';
import { newDeadLinks } from '../links/new-dead-links.ts';
import { requirePageRole } from '../people/page-roles.ts';

/** Stores a page's draft, or a new page if it has no `_id`. Throws `conflict` if its `revision` is not current. */
export const savePage =
  (db: Db): Handler<'page/save'> =>
  async ({ page: posted, collection, kind, name }, { caller }) => {
    const { draft, warnings } = cleanPage(posted, collection);
    const { page, before } = await store(db, caller, { posted, draft, collection, kind, name: name || undefined });
    const deadLinks = await newDeadLinks(db, page.domainId, before, page);
    return { ...withWarnings(page, warnings), ...(deadLinks.length > 0 && { deadLinks }) };
  };

interface Saved {
  posted: PostedPage;
  draft: PageDraft;
  collection: Collection;
  kind: 'save' | 'auto';
  name: string | undefined;
}

interface Stored {
  page: Page;
  /** The page before this save; null for a new one. */
  before: Page | null;
}

async function store(db: Db, caller: Caller, { posted, draft, collection, kind, name }: Saved): Promise<Stored> {
  const { _id, revision } = posted;
  const stamp = stampOf(caller);
  if (_id === undefined) {
    requireTemplate(draft.template);
    if (!(await domainById(db, draft.domainId))) throw unknownDomain();
    return { page: await insertPage(db, draft, stamp, collection, { name }), before: null };
  }
  const ref = { _id, collection, domainId: draft.domainId };
  if (collection === 'listings' && !(await pageById(db, ref))) {
    return { page: await insertListing(db, { ...draft, _id }, caller), before: null };
  }
  const stored = await drafts.requirePage(db, ref);
  requirePageRole(stored, 'editorRoles', caller);
  requireTemplate(draft.template, stored);
  const action = kind === 'auto' ? 'autosave' : 'save';
  const options = { expectedRevision: revision, action, name } as const;
  return { page: await drafts.savePage(db, ref, draft, stamp, options), before: stored };
}

/** A new listing has the `_id` of its page, and requires the same roles. */
async function insertListing(db: Db, draft: PageDraft & { _id: string }, caller: Caller): Promise<Page> {
  const stamp = stampOf(caller);
  const page = await drafts.requirePage(db, { _id: draft._id, domainId: draft.domainId });
  requirePageRole(page, 'editorRoles', caller);
  requireTemplate(draft.template, page);
  const { viewerRoles, editorRoles, publisherRoles } = page;
  return transact(db, async (transaction) => {
    const listing = await insertPage(transaction, draft, stamp, 'listings');
    if (viewerRoles.length + editorRoles.length + publisherRoles.length === 0) return listing;
    const ref = { _id: listing._id, collection: 'listings' } as const;
    const roles = { viewerRoles, editorRoles, publisherRoles };
    return drafts.savePage(transaction, ref, undefined, stamp, { roles });
  });
}
