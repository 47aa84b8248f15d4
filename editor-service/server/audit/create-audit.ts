import type { Db } from '#content-store/drafts/database/open-database.ts';
import { recordAudit } from '#content-store/drafts/people/audit.ts';
import type { AuditAction } from '#content-store/model/people/audit-entry.ts';
import type { CallContext } from '../calls/call-context.ts';
import type { Log } from '../runtime/log.ts';

/**
 * Records an action, once it is done, in the audit trail. Throws if the entry cannot be written, so that its caller learns
 * of the gap; a kill between the two leaves one.
 */
export type Audit = (
  context: Pick<CallContext, 'caller' | 'address'>,
  action: AuditAction,
  /** `actor`: the acting user, if it is not the caller. */
  about: { subject?: string | undefined; actor?: string },
) => Promise<void>;

/** Writes the audit trail: a row for administrators, a log line for operators. */
export function createAudit(db: Db, log: Log): Audit {
  return ({ caller, address }, action, { subject = '', actor = caller?.username ?? '' }) => {
    const token = caller?.token?.name ?? '';
    // Its name only; what the log calls `token` is redacted.
    log.info({ event: action, actor, subject, ...(token && { apiToken: token }) }, action);
    return recordAudit(db, { at: new Date().toISOString(), actor, action, subject, address, token });
  };
}
