import type { Db } from '#content-store/drafts/database/open-database.ts';
import { requirePage } from '#content-store/drafts/pages/page-revisions.ts';
import { pageSchema } from '#content-store/model/entities/page.ts';
import { AppError } from '#content-store/model/error.ts';
import { cleanPage } from '../../content/clean-page.ts';
import { requireDomain } from '../../content/domain-for.ts';
import type { Caller, Handler } from '../../http/call-context.ts';
import { NO_ROLES, publishRefusal, requirePageRole } from '../../people/page-roles.ts';
import type { FindProblems } from './find-problems.ts';

/** Reports the problems of the posted page, and whether the caller may publish it; nothing is stored. */
export const checkPage =
  (db: Db, findProblems: FindProblems): Handler<'page/check'> =>
  async ({ page: posted, collection, sections }, { caller }) => {
    const { _id, domainId } = posted;
    const stored = _id === undefined ? null : await requirePage(db, { _id, collection, domainId });
    if (stored) requirePageRole(stored, 'editorRoles', caller);
    await requireDomain(db, domainId, caller);
    const page = pageSchema.parse({ ...cleanPage(posted, collection).draft, _id: _id ?? 'new' });
    return {
      problems: await findProblems({ page, collection, sections }),
      refusal: publishRefusal(stored ?? NO_ROLES, caller),
      mayOverride: caller.isAdmin,
    };
  };

/**
 * Throws `invalid` with these sentences when there are any. An administrator who gives a reason may publish anyway: then
 * this returns the subject for the audit trail, otherwise null.
 */
export function requireNoErrors(validationErrors: string[], reason: string | undefined, caller: Caller): string | null {
  const { length } = validationErrors;
  if (length === 0) return null;
  if (reason === undefined)
    throw new AppError('invalid', 'Nothing was published because there are errors', { validationErrors });
  if (!caller.isAdmin) throw new AppError('forbidden', 'Only administrators can publish despite errors');
  return `${length === 1 ? '1 error' : `${length} errors`}, because: ${reason}`;
}
