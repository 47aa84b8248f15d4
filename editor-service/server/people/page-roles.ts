import type { Db } from '#content-store/drafts/database/open-database.ts';
import { type PageAddress, pageById, pageBySlug } from '#content-store/drafts/pages/find-page.ts';
import type { DemandedRoles } from '#content-store/drafts/pages/tags-and-roles.ts';
import type { Page, RoleList } from '#content-store/model/entities/page.ts';
import { sectionSlugOf } from '#content-store/model/entities/section.ts';
import { AppError } from '#content-store/model/error.ts';
import { requireAccess } from '../http/access.ts';
import type { Caller } from '../http/call-context.ts';

const REFUSALS: Record<RoleList, string> = {
  viewerRoles: 'Your roles may not view this page; please ask an administrator',
  editorRoles: 'Only certain roles may edit this page; please ask an administrator',
  publisherRoles: 'Only certain roles may publish this page; please ask an administrator',
};

/**
 * Returns the stored page. Throws `forbidden` when it requires roles for this and the caller has none of them and is no
 * administrator. A caller who may not view a page may do nothing with it.
 */
export function requirePageRole<Of extends Pick<Page, RoleList>>(page: Of, list: RoleList, caller: Caller): Of {
  for (const needed of ['viewerRoles', list] as const) {
    if (!hasPageRole(page, needed, caller)) throw new AppError('forbidden', REFUSALS[needed]);
  }
  return page;
}

/** True when the page's list is empty, or contains one of the caller's roles; always for an administrator. */
export function hasPageRole(page: Pick<Page, RoleList>, list: RoleList, caller: Caller): boolean {
  const wanted = page[list];
  return caller.isAdmin || wanted.length === 0 || wanted.some((role) => caller.roles.includes(role));
}

/** Why the caller may not publish a page that requires these roles; null when they may. */
export function publishRefusal(page: DemandedRoles, caller: Caller): string | null {
  try {
    requireAccess('publisher', caller, true);
    requirePageRole(page, 'editorRoles', caller);
    requirePageRole(page, 'publisherRoles', caller);
  } catch (failure) {
    if (failure instanceof AppError) return failure.message;
    throw failure;
  }
  return page.viewerRoles.length > 0 ? 'A page that only some roles may view cannot be published' : null;
}

/** True for an existing page that the caller may not view: it is treated as missing. */
export async function isHiddenFrom(caller: Caller | null, db: Db, address: PageAddress): Promise<boolean> {
  const section = sectionSlugOf(address.slug);
  const stored = section ? { ...address, slug: section, collection: 'sections' as const } : address;
  const page = caller && (await pageBySlug(db, stored));
  return Boolean(page && !hasPageRole(page, 'viewerRoles', caller));
}

/** The uses that the caller may know of: a page that they may not view appears in no list. */
export async function withoutHidden<Use extends { _id: string; kind: string }>(
  uses: readonly Use[],
  db: Db,
  caller: Caller,
): Promise<Use[]> {
  const known: Use[] = [];
  for (const use of uses) {
    const collection = use.kind === 'section' ? ('sections' as const) : ('pages' as const);
    const isPage = use.kind === 'page' || use.kind === 'section';
    const page = isPage ? await pageById(db, { _id: use._id, collection }) : undefined;
    if (!page || hasPageRole(page, 'viewerRoles', caller)) known.push(use);
  }
  return known;
}
