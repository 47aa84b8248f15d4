import { countRows } from '../database/list-queries.ts';
import type { Db } from '../database/open-database.ts';
import type { NewMail } from './mails.ts';

/** A mail due for sending. */
export type DueMail = Awaited<ReturnType<typeof dueMails>>[number];

/** Due mails, oldest first. */
export async function dueMails(db: Db, now: string, limit = 50) {
  const rows = await db
    .selectFrom('mails')
    .where('state', '=', 'waiting')
    .where('dueAt', '<=', now)
    .where((is) => is.or([is('claimedUntil', 'is', null), is('claimedUntil', '<=', now)]))
    .select(['id', 'kind', 'recipients', 'subject', 'content', 'attempts'])
    .orderBy('dueAt')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    recipients: JSON.parse(row.recipients) as string[],
    content: JSON.parse(row.content) as NewMail['content'],
  }));
}

/** Makes this instance the only one to send a mail until a time; false when it was sent, or another is sending it. */
export async function claimMail(db: Db, id: string, { now, until }: Record<'now' | 'until', string>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ claimedUntil: until })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where((is) => is.or([is('claimedUntil', 'is', null), is('claimedUntil', '<=', now)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The number of mails waiting to be sent, due or later. */
export const countWaiting = (db: Db): Promise<number> =>
  countRows(db.selectFrom('mails').where('state', '=', 'waiting'));

/** When the next waiting mail is due, or may be taken from an instance that began to send it; undefined when none waits. */
export async function nextDueAt(db: Db): Promise<string | undefined> {
  const waiting = db.selectFrom('mails').where('state', '=', 'waiting');
  const next = waiting.select(({ fn }) => fn.coalesce('claimedUntil', 'dueAt').as('at'));
  return (await next.orderBy('at').limit(1).executeTakeFirst())?.at;
}

/** The outcome of sending a mail; without `failure` it was sent. */
export interface MailAttempt {
  id: string;
  failure?: {
    reason: string;
    /** When to retry; null: only by hand. */
    dueAt: string | null;
    /** The recipients not reached, when others were. */
    recipients?: readonly string[] | undefined;
  };
}

/** Records the outcome of sending a mail: the content of a sent one is deleted. */
export async function noteMailAttempt(db: Db, { id, failure }: MailAttempt): Promise<void> {
  const mail = db.updateTable('mails').where('id', '=', id);
  if (!failure) {
    await mail.set({ state: 'sent', content: '{}', lastError: null, claimedUntil: null }).execute();
    return;
  }
  const { reason, dueAt, recipients } = failure;
  await mail
    .set(({ eb }) => ({
      lastError: reason,
      claimedUntil: null,
      attempts: eb('attempts', '+', 1),
      ...(recipients && { recipients: JSON.stringify(recipients) }),
      ...(dueAt === null ? { state: 'failed' as const } : { dueAt }),
    }))
    .execute();
}
