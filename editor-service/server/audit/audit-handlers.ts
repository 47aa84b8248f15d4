import type { Db } from '#content-store/drafts/database/open-database.ts';
import { listAudit } from '#content-store/drafts/people/audit.ts';
import type { HandlersOf } from '../calls/call-context.ts';

/** Who did what, latest first. */
export function auditHandlers(db: Db): HandlersOf<'audit'> {
  return {
    'audit/list': ({ action, actor, page, size }) =>
      listAudit(db, { action, actor, limit: size, offset: (page - 1) * size }),
  };
}
