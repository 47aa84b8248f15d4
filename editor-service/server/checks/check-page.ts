import { requirePage } from '#content-store/drafts/content/page-revisions.ts';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { Collection, Page, PageDraft } from '#content-store/model/entities/page.ts';
import { AppError } from '#content-store/model/error.ts';
import type { PostedPage } from '../../contract/page-calls.ts';
import { requireAccess } from '../calls/access.ts';
import type { Caller, Handler } from '../calls/call-context.ts';
import { cleanPage } from '../content/clean-page.ts';
import { requireDomain } from '../domains/domain-for.ts';
import { requirePageRole } from '../roles/page-roles.ts';
import type { FindProblems } from './find-problems.ts';

/** Reports the problems of the posted page, and whether the caller may publish it; nothing is stored. */
export const checkPage =
  (db: Db, findProblems: FindProblems): Handler<'page/check'> =>
  async ({ page: posted, collection }, { caller }) => {
    const { _id, domainId } = posted;
    const stored = _id === undefined ? null : await requirePage(db, { _id, collection, domainId });
    if (stored) requirePageRole(stored, 'editorRoles', caller);
    await requireDomain(db, domainId, caller);
    return {
      problems: await findProblems(posted, cleanPage(posted, collection).draft, collection),
      refusal: publishRefusal(stored, caller),
      mayOverride: caller.isAdmin,
    };
  };

/** The refusal the caller would get on publishing this page; null when they may. */
function publishRefusal(stored: Page | null, caller: Caller): string | null {
  try {
    requireAccess('publisher', caller, true);
    if (stored) requirePageRole(stored, 'publisherRoles', caller);
    return null;
  } catch (failure) {
    if (failure instanceof AppError) return failure.message;
    throw failure;
  }
}

/** A page about to be published, and the reason given for publishing it despite errors, if any. */
interface Attempt {
  posted: PostedPage;
  draft: PageDraft;
  collection: Collection;
  reason: string | undefined;
  caller: Caller;
}

/**
 * Throws `invalid` with a sentence for each error of the page. An administrator who gives a reason may publish it
 * anyway: then this returns the subject for the audit trail, otherwise null.
 */
export async function requireNoErrors(
  findProblems: FindProblems,
  { posted, draft, collection, reason, caller }: Attempt,
): Promise<string | null> {
  const errors = (await findProblems(posted, draft, collection)).filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return null;
  if (reason === undefined) {
    const validationErrors = errors.map(({ message }) => message);
    throw new AppError('invalid', 'The page has errors and was not published', { validationErrors });
  }
  if (!caller.isAdmin) throw new AppError('forbidden', 'Only an administrator may publish a page that has errors');
  return `${errors.length === 1 ? '1 error' : `${errors.length} errors`}, because: ${reason}`;
}
