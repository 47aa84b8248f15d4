import type { PageRef } from '#content-store/drafts/find-page.ts';
import type { Db } from '#content-store/drafts/open-database.ts';
import { type PageRoles, requirePage } from '#content-store/drafts/page-revisions.ts';
import { setPageRoles } from '#content-store/drafts/pages.ts';
import { listRoles } from '#content-store/drafts/roles.ts';
import { transact } from '#content-store/drafts/transact.ts';
import { AppError } from '#content-store/error.ts';
import type { Handler } from '../call-context.ts';
import type { PageRole } from '../contract/role-calls.ts';
import { alsoListing } from '../pages/listing-of.ts';
import { stampOf } from '../stamp-of.ts';

/**
 * Sets which roles a page, and with it its listing, demands for viewing, editing and publishing; what is public cannot
 * demand any for viewing.
 */
export const applyToPage: Handler<'roles/applyToPage'> = ({ page, collection, roles }, { service, caller }) =>
  transact(service.db, async (db) => {
    await requireKnown(db, roles);
    const lists = listsOf(roles);
    const apply = async (ref: PageRef) => {
      if (lists.viewerRoles.length > 0 && (await requirePage(db, ref)).published) {
        throw new AppError('invalid', 'Unpublish the page first: what is published can be read by everybody');
      }
      return setPageRoles(db, ref, lists, stampOf(caller));
    };
    const ref = { _id: page._id, collection };
    const changed = await apply(ref);
    await alsoListing(db, ref, apply);
    return changed;
  });

async function requireKnown(db: Db, roles: readonly PageRole[]): Promise<void> {
  const known = new Set((await listRoles(db)).map(({ _id }) => _id));
  const unknown = roles.find(({ _id }) => !known.has(_id));
  if (unknown) throw new AppError('invalid', `There is no role ${unknown._id}`);
}

const listsOf = (roles: readonly PageRole[]): PageRoles => ({
  viewerRoles: idsAt('viewer', roles),
  editorRoles: idsAt('editor', roles),
  publisherRoles: idsAt('publisher', roles),
});

const idsAt = (level: keyof PageRole['level'], roles: readonly PageRole[]): string[] =>
  roles.filter((role) => role.level[level]).map(({ _id }) => _id);
