import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageById } from '#content-store/drafts/pages/find-page.ts';
import { pageAtRevision, pageHistory, renameVersion } from '#content-store/drafts/pages/page-history.ts';
import { requirePage, savePage } from '#content-store/drafts/pages/page-revisions.ts';
import { pageSchema } from '#content-store/model/entities/page.ts';
import { AppError } from '#content-store/model/error.ts';
import { cleanPage, withWarnings } from '../content/clean-page.ts';
import { type Handlers, stampOf } from '../http/call-context.ts';
import { requirePageRole } from '../people/page-roles.ts';

type HistoryHandlers = Pick<
  Handlers,
  'page/history' | 'page/loadRevision' | 'page/nameVersion' | 'page/restoreRevision'
>;

/** The earlier revisions of pages. */
export const historyHandlers = (db: Db): HistoryHandlers => ({
  /** Every revision of a page, newest first. */
  'page/history': async (ref, { caller }) => {
    requirePageRole(await requirePage(db, ref), 'viewerRoles', caller);
    return pageHistory(db, ref._id, ref.collection);
  },

  /** A revision of the page, or its published copy. */
  'page/loadRevision': async ({ revision, ...ref }, { caller }) => {
    requirePageRole(await requirePage(db, ref), 'viewerRoles', caller);
    const page =
      revision === undefined
        ? await pageById(db, ref, 'published')
        : await pageAtRevision(db, ref._id, revision, ref.collection);
    return page ? pageSchema.parse(page) : null;
  },

  /** Gives a revision a name. */
  'page/nameVersion': async ({ revision, name, ...ref }, { caller }) => {
    requirePageRole(await requirePage(db, ref), 'editorRoles', caller);
    await renameVersion(db, { pageId: ref._id, revision, collection: ref.collection }, name);
    return {};
  },

  /**
   * Saves an earlier revision as the newest draft, by default at the page's present address; nothing is lost, the
   * history grows by one.
   */
  'page/restoreRevision': async ({ revision, withAddress, ...ref }, { caller }) => {
    const stored = await requirePage(db, ref);
    requirePageRole(stored, 'editorRoles', caller);
    const earlier = await pageAtRevision(db, ref._id, revision, ref.collection);
    if (!earlier) throw new AppError('not-found', 'This version could not be found');
    const { draft, warnings } = cleanPage({
      ...earlier,
      domainId: stored.domainId,
      slug: withAddress ? earlier.slug : stored.slug,
    });
    return withWarnings(await savePage(db, ref, draft, stampOf(caller), { action: 'revert' }), warnings);
  },
});
