import { listAudit } from '#content-store/drafts/people/audit.ts';
import type { Handler } from '../calls/call-context.ts';

/** Who did what, latest first. */
export const showAudit: Handler<'audit/list'> = ({ action, actor, page, size }, { service }) =>
  listAudit(service.db, { action, actor, limit: size, offset: (page - 1) * size });
