import type { AuditAction, AuditEntry } from '../../model/people/audit-entry.ts';
import { countRows, given } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';

const MAX_SUBJECT = 300;

/** Adds a line to the audit trail; lines are never changed. */
export async function recordAudit(db: Db, entry: Omit<AuditEntry, 'token'> & { token?: string }): Promise<void> {
  const line = { ...entry, subject: entry.subject.slice(0, MAX_SUBJECT) };
  await db.insertInto('audit').values(line).execute();
}

/** When an action was last recorded; undefined if it never was. */
export async function lastRecorded(db: Db, action: AuditAction): Promise<string | undefined> {
  const lines = db.selectFrom('audit').where('action', '=', action).select('at');
  return (await lines.orderBy('id', 'desc').limit(1).executeTakeFirst())?.at;
}

/** Deletes lines from before a time and returns their number. */
export async function forgetAudit(db: Db, before: string): Promise<number> {
  const kept = db.selectFrom('audit').where('at', '>=', before).select('id').orderBy('id').limit(1);
  const first = await kept.executeTakeFirst();
  const lines = db.deleteFrom('audit').where('at', '<', before);
  const old = first ? lines.where('id', '<', first.id) : lines; // by the key, which is in the order of time
  return Number((await old.executeTakeFirst()).numDeletedRows);
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
  return { entries: rows, total: await countRows(found) };
}
