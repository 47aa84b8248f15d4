import { newId } from '#content-store/drafts/database/new-id.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { SESSION_MS } from '#content-store/drafts/pages/page-history.ts';
import * as drafts from '#content-store/drafts/pages/page-revisions.ts';
import { insertPage } from '#content-store/drafts/pages/pages.ts';
import { recordAudit } from '#content-store/drafts/people/audit.ts';
import { pageInRelease, savePageInRelease } from '#content-store/drafts/publishing/page-versions.ts';
import type { Page, PageDraft } from '#content-store/model/entities/page.ts';
import { initialContents } from '#site/content/new-page-content.ts';
import { stillOpen } from '#site/content/open-texts.ts';
import type { CheckedPayloadOf } from '../../contract/calls.ts';
import { cleanPage, requireTemplate, withWarnings } from '../content/clean-page.ts';
import { requireDomain } from '../content/domain-for.ts';
import { type Caller, type Handler, stampOf } from '../http/call-context.ts';
import { newDeadLinks } from '../links/link-targets.ts';
import { requirePageRole } from '../people/page-roles.ts';

/** Stores a page's draft, or a new page if it has no `_id`. Throws `conflict` if its `revision` is not current. */
export const savePage =
  (db: Db): Handler<'page/save'> =>
  async (payload, { caller, address }) => {
    const { draft, warnings } = cleanPage(payload.page, payload.collection);
    const { page, before } = await store(db, caller, draft, payload);
    if (beginsEditing(before, payload.kind, caller)) {
      const { username: actor, token } = caller;
      const subject = `/${page.slug} (${page._id})`;
      await recordAudit(db, { at: page.updatedAt, actor, action: 'save', subject, address, token: token?.name ?? '' });
    }
    const deadLinks = await newDeadLinks(db, page.domainId, before, page);
    return { ...withWarnings(page, warnings), ...(deadLinks.length > 0 && { deadLinks }) };
  };

/** True for a new page, for what a person saves, and for the first autosave of theirs in a while. */
const beginsEditing = (
  before: Page | null,
  kind: CheckedPayloadOf<'page/save'>['kind'],
  { username }: Caller,
): boolean =>
  before?.updatedBy !== username || kind === 'save' || Date.now() - Date.parse(before.updatedAt) > SESSION_MS;

/** The page as it is stored, and as it was before this save; null for a new one. */
async function store(
  db: Db,
  caller: Caller,
  draft: PageDraft,
  { page: { _id, revision }, collection, kind, name: typed, release }: CheckedPayloadOf<'page/save'>,
) {
  const stamp = stampOf(caller);
  const name = typed || undefined;
  if (_id === undefined) {
    requireTemplate(draft.template);
    await requireDomain(db, draft.domainId, caller);
    return { page: await insertPage(db, started(draft), stamp, collection, { name }), before: null };
  }
  const ref = { _id, collection, domainId: draft.domainId };
  if (release !== undefined) {
    const before = requirePageRole(await pageInRelease(db, release, ref), 'editorRoles', caller);
    requireTemplate(draft.template, before);
    return {
      page: await savePageInRelease(db, { ...ref, release }, draft, stamp, { expectedRevision: revision }),
      before,
    };
  }
  if (collection === 'listings' && !(await pageById(db, ref))) {
    return { page: await insertListing(db, { ...draft, _id }, caller), before: null };
  }
  const before = requirePageRole(await drafts.requirePage(db, ref), 'editorRoles', caller);
  requireTemplate(draft.template, before);
  const action = kind === 'auto' ? 'autosave' : 'save';
  const options = { expectedRevision: revision, action, name } as const;
  const { openTexts: open } = draft;
  const openTexts = open && stillOpen(open, before, { ...before, ...draft });
  return {
    page: await drafts.savePage(db, ref, { ...draft, ...(openTexts && { openTexts }) }, stamp, options),
    before,
  };
}

/** A new page without blocks begins with those of its template, as one that is created in the editor does. */
function started(draft: PageDraft): PageDraft {
  if (draft.contents.length > 0) return draft;
  return { ...draft, contents: initialContents(draft).map((item) => ({ ...item, key: newId() })) };
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
