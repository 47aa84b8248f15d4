import { recordAudit } from '#content-store/drafts/audit.ts';
import type { AuditAction } from '#content-store/model/audit-entry.ts';
import type { CallContext } from '../call-context.ts';

/** Notes that somebody did something, now. Throws when the line cannot be written: nothing is done without a trace. */
export function audit(
  { service, caller, address }: CallContext,
  action: AuditAction,
  { subject = '', actor = caller?.username ?? '' }: { subject?: string | undefined; actor?: string | undefined },
): Promise<void> {
  service.log.info({ event: action, actor, subject }, action);
  return recordAudit(service.db, { at: new Date().toISOString(), actor, action, subject, address });
}

/** What a call was about: the first `_id` that its answer or its payload names, there or one level below. */
export function subjectOf(payload: unknown, answer: unknown): string {
  const places = [answer, ...valuesOf(answer), payload, ...valuesOf(payload)];
  return places.map(idIn).find(Boolean) ?? '';
}

function idIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('_id' in value)) return undefined;
  return typeof value._id === 'string' ? value._id : undefined;
}

const valuesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];
