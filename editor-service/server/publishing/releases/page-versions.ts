import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { type PageAddress, type PageRef, pageBySlug } from '#content-store/drafts/pages/find-page.ts';
import { requireFreeSlug, requirePage } from '#content-store/drafts/pages/page-revisions.ts';
import { itemAtAddress, itemInRelease, pageOfItem, saveItem } from '#content-store/drafts/publishing/release-items.ts';
import { openRelease } from '#content-store/drafts/publishing/releases.ts';
import type { Page, PageDraft } from '#content-store/model/entities/page.ts';
import { AppError } from '#content-store/model/error.ts';
import { requireTemplate } from '../../content/clean-page.ts';
import { type Caller, stampOf } from '../../http/call-context.ts';
import { hasPageRole, requirePageRole } from '../../people/page-roles.ts';

const NOT_IN_IT = 'This page is not in the release';

/** A page, section or listing as a release has it. Throws AppError `not-found`. */
export async function pageInRelease(db: Db, release: string, ref: PageRef): Promise<Page> {
  const { _id: id, collection: part = 'pages' } = ref;
  const item = await itemInRelease(db, { release, part, id });
  if (!item) throw new AppError('not-found', NOT_IN_IT);
  return pageOfItem(item, await requirePage(db, ref));
}

/** The same at an address: that of the version, or else of the draft. A caller who may not view the page finds none. */
export async function releasedPageAt(
  db: Db,
  release: string,
  address: PageAddress & { caller: Caller },
): Promise<Page> {
  const { caller, collection = 'pages', domainId, slug } = address;
  const item = await itemAtAddress(db, { release, part: collection, slug });
  const _id = item?.id ?? (await pageBySlug(db, { domainId, slug, collection }))?._id;
  if (_id === undefined) throw new AppError('not-found', 'This page could not be found');
  const page = await pageInRelease(db, release, { _id, collection, domainId });
  if (!hasPageRole(page, 'viewerRoles', caller)) throw new AppError('not-found', 'This page could not be found');
  return page;
}

/**
 * Stores a version of a page in an open release, and returns it with what it was before. Throws AppError `not-found`,
 * `forbidden` by the roles of the page, `conflict` for an outdated revision, an address that is taken, or a release that
 * has gone live.
 */
export function savePageInRelease(
  db: Db,
  { release, ref, revision }: { release: string; ref: PageRef & { domainId: string }; revision: number | undefined },
  draft: PageDraft,
  caller: Caller,
): Promise<{ page: Page; before: Page }> {
  const { _id: id, collection: part = 'pages', domainId } = ref;
  return transact(db, async (transaction) => {
    await openRelease(transaction, { _id: release, domainId });
    const stored = requirePageRole(await requirePage(transaction, ref), 'editorRoles', caller);
    const item = await itemInRelease(transaction, { release, part, id });
    if (!item) throw new AppError('not-found', NOT_IN_IT);
    const before = pageOfItem(item, stored);
    requireTemplate(draft.template, before);
    const document = { ...before, ...draft, slug: part === 'sections' ? stored.slug : draft.slug };
    if (document.slug !== before.slug) await requireFreeSlug(transaction, document, part);
    const saved = await saveItem(transaction, item, { document, expectedRevision: revision }, stampOf(caller));
    return { page: pageOfItem(saved, stored), before };
  });
}
