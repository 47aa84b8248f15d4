import type { DemandedRoles } from '#content-store/drafts/content/tags-and-roles.ts';
import { AppError } from '#content-store/model/error.ts';
import { requireAccess } from '../calls/access.ts';
import type { Caller } from '../calls/call-context.ts';
import { requirePageRole } from '../roles/page-roles.ts';

/** Why the caller may not publish a page that demands these roles; null when they may. */
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
