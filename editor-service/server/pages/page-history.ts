import { pageById } from '#content-store/drafts/content/find-page.ts';
import { pageAtRevision, pageHistory } from '#content-store/drafts/content/page-history.ts';
import { requirePage } from '#content-store/drafts/content/page-revisions.ts';
import { savePage } from '#content-store/drafts/content/pages.ts';
import { pageSchema } from '#content-store/model/entities/page.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Handler } from '../calls/call-context.ts';
import { stampOf } from '../calls/stamp-of.ts';
import { cleanPage, withWarnings } from '../content/clean-page.ts';
import { requirePageRole } from '../roles/page-roles.ts';

/** Every state a page has had, newest first. */
export const listHistory: Handler<'page/history'> = async (ref, { service, caller }) => {
  requirePageRole(await requirePage(service.db, ref), 'viewerRoles', caller);
  return pageHistory(service.db, ref._id, ref.collection);
};

/** A state the page has had, or what visitors see of it now. */
export const loadRevision: Handler<'page/loadRevision'> = async ({ revision, ...ref }, { service, caller }) => {
  requirePageRole(await requirePage(service.db, ref), 'viewerRoles', caller);
  const page =
    revision === undefined
      ? await pageById(service.db, ref, 'published')
      : await pageAtRevision(service.db, ref._id, revision, ref.collection);
  return page ? pageSchema.parse(page) : null;
};

/** Saves an earlier state as the newest draft; nothing is lost, the history grows by one. */
export const restoreRevision: Handler<'page/restoreRevision'> = async ({ revision, ...ref }, { service, caller }) => {
  const stored = await requirePage(service.db, ref);
  requirePageRole(stored, 'editorRoles', caller);
  const earlier = await pageAtRevision(service.db, ref._id, revision, ref.collection);
  if (!earlier) throw new AppError('not-found', 'This version could not be found');
  const { draft, warnings } = cleanPage({ ...earlier, domainId: stored.domainId });
  return withWarnings(await savePage(service.db, ref, draft, stampOf(caller)), warnings);
};
