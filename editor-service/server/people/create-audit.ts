import type { Db } from '#content-store/drafts/database/open-database.ts';
import { recordAudit } from '#content-store/drafts/people/audit.ts';
import type { Audit } from '../http/call-context.ts';
import type { Log } from '../runtime/log.ts';

/** Writes the audit trail: a row for administrators, a log line for operators. */
export function createAudit(db: Db, log: Log): Audit {
  return ({ caller, address }, action, { subject = '', actor = caller?.username ?? '' }) => {
    const token = caller?.token?.name ?? '';
    // Its name only; what the log calls `token` is redacted.
    log.info({ event: action, actor, subject, ...(token && { apiToken: token }) }, action);
    return recordAudit(db, { at: new Date().toISOString(), actor, action, subject, address, token });
  };
}
