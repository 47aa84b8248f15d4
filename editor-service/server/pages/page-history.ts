import { pageById } from '#content-store/drafts/content/find-page.ts';
import { pageAtRevision, pageHistory } from '#content-store/drafts/content/page-history.ts';
import { requirePage } from '#content-store/drafts/content/page-revisions.ts';
import { savePage } from '#content-store/drafts/content/pages.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { pageSchema } from '#content-store/model/entities/page.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Handler } from '../calls/call-context.ts';
import { stampOf } from '../calls/stamp-of.ts';
import { cleanPage, withWarnings } from '../content/clean-page.ts';
import { requirePageRole } from '../roles/page-roles.ts';

/** Every revision of a page, newest first. */
export const listHistory =
  (db: Db): Handler<'page/history'> =>
  async (ref, { caller }) => {
    requirePageRole(await requirePage(db, ref), 'viewerRoles', caller);
    return pageHistory(db, ref._id, ref.collection);
  };

/** A revision of the page, or its published copy. */
export const loadRevision =
  (db: Db): Handler<'page/loadRevision'> =>
  async ({ revision, ...ref }, { caller }) => {
    requirePageRole(await requirePage(db, ref), 'viewerRoles', caller);
    const page =
      revision === undefined
        ? await pageById(db, ref, 'published')
        : await pageAtRevision(db, ref._id, revision, ref.collection);
    return page ? pageSchema.parse(page) : null;
  };

/** Saves an earlier revision as the newest draft; nothing is lost, the history grows by one. */
export const restoreRevision =
  (db: Db): Handler<'page/restoreRevision'> =>
  async ({ revision, ...ref }, { caller }) => {
    const stored = await requirePage(db, ref);
    requirePageRole(stored, 'editorRoles', caller);
    const earlier = await pageAtRevision(db, ref._id, revision, ref.collection);
    if (!earlier) throw new AppError('not-found', 'This version could not be found');
    const { draft, warnings } = cleanPage({ ...earlier, domainId: stored.domainId });
    return withWarnings(await savePage(db, ref, draft, stampOf(caller)), warnings);
  };
