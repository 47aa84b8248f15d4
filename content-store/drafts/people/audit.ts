import type { AuditAction, AuditEntry } from '../../model/people/audit-entry.ts';
import { countRows, given } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';

const MAX_SUBJECT = 300;

/** Adds a line to the audit trail; lines are never changed or removed. */
export async function recordAudit(db: Db, entry: Omit<AuditEntry, 'token'> & { token?: string }): Promise<void> {
  const line = { ...entry, subject: entry.subject.slice(0, MAX_SUBJECT) };
  await db.insertInto('audit').values(line).execute();
}

interface AuditQuery {
  action?: AuditAction | undefined;
  actor?: string | undefined;
  limit: number;
  offset: number;
}

/** The audit trail, latest first, and its total number of lines. */
export async function listAudit(db: Db, { action, actor, limit, offset }: AuditQuery) {
  const found = db.selectFrom('audit').where((is) => is.and(given({ action, actor })));
  const rows = await found
    .select(['at', 'actor', 'action', 'subject', 'address', 'token'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { entries: rows as AuditEntry[], total: await countRows(found) };
}
