import type { AuditAction, AuditEntry } from '../../model/people/audit-entry.ts';
import { countRows } from '../database/count-rows.ts';
import type { Db } from '../database/open-database.ts';

const MAX_SUBJECT = 300;

/** Adds a line to the audit trail; lines are never changed or removed. */
export async function recordAudit(db: Db, { subject, ...entry }: AuditEntry): Promise<void> {
  await db
    .insertInto('audit')
    .values({ ...entry, subject: subject.slice(0, MAX_SUBJECT) })
    .execute();
}

interface AuditQuery {
  action?: AuditAction | undefined;
  actor?: string | undefined;
  limit: number;
  offset: number;
}

/** The audit trail, latest first, and its total number of lines. */
export async function listAudit(db: Db, { action, actor, limit, offset }: AuditQuery) {
  const found = db
    .selectFrom('audit')
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(actor !== undefined, (query) => query.where('actor', '=', actor ?? ''));
  const rows = await found
    .select(['at', 'actor', 'action', 'subject', 'address'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { entries: rows as AuditEntry[], total: await countRows(found) };
}
