import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { alsoListing } from '#content-store/drafts/pages/also-listing.ts';
import type { PageRef } from '#content-store/drafts/pages/find-page.ts';
import { requirePage, savePage } from '#content-store/drafts/pages/page-revisions.ts';
import { listRoles } from '#content-store/drafts/people/roles.ts';
import { AppError } from '#content-store/model/error.ts';
import type { PageRole } from '../../contract/people.ts';
import { type Handler, stampOf } from '../http/call-context.ts';

/**
 * Sets the roles that a page and its listing require for viewing, editing and publishing; a published page cannot
 * require any for viewing.
 */
export const applyPageRoles =
  (db: Db): Handler<'roles/applyToPage'> =>
  ({ page, collection, roles }, { caller }) =>
    transact(db, async (transaction) => {
      await requireKnown(transaction, roles);
      const idsAt = (level: keyof PageRole['level']) => roles.filter((role) => role.level[level]).map(({ _id }) => _id);
      const viewerRoles = idsAt('viewer');
      const lists = { viewerRoles, editorRoles: idsAt('editor'), publisherRoles: idsAt('publisher') };
      const apply = async (ref: PageRef) => {
        if (viewerRoles.length > 0 && (await requirePage(transaction, ref)).published) {
          throw new AppError('invalid', 'Unpublish the page first: everyone can read what is published');
        }
        return savePage(transaction, ref, undefined, stampOf(caller), { roles: lists });
      };
      const ref = { _id: page._id, collection };
      const changed = await apply(ref);
      await alsoListing(transaction, ref, apply);
      return changed;
    });

async function requireKnown(db: Db, roles: readonly PageRole[]): Promise<void> {
  const known = new Set((await listRoles(db)).map(({ _id }) => _id));
  const unknown = roles.find(({ _id }) => !known.has(_id));
  if (unknown) throw new AppError('invalid', `There is no role ${unknown._id}`);
}
