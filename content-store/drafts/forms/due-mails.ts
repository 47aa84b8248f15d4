import { countRows } from '../database/count-rows.ts';
import type { Db } from '../database/open-database.ts';
import type { NewMail } from './mails.ts';

/** A mail due for sending. */
export interface DueMail extends Pick<NewMail, 'kind' | 'subject' | 'content'> {
  id: string;
  recipients: string[];
  attempts: number;
}

/** Due mails, oldest first. */
export async function dueMails(db: Db, now: string, limit = 50): Promise<DueMail[]> {
  const rows = await db
    .selectFrom('mails')
    .where('state', '=', 'waiting')
    .where('dueAt', '<=', now)
    .select(['id', 'kind', 'recipients', 'subject', 'content', 'attempts'])
    .orderBy('dueAt')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    recipients: JSON.parse(row.recipients) as string[],
    content: JSON.parse(row.content) as DueMail['content'],
  }));
}

/** The number of mails waiting to be sent, due or later. */
export const countWaiting = (db: Db): Promise<number> =>
  countRows(db.selectFrom('mails').where('state', '=', 'waiting'));

/** When the next waiting mail is due; undefined when there is none. */
export async function nextDueAt(db: Db): Promise<string | undefined> {
  const waiting = db.selectFrom('mails').where('state', '=', 'waiting');
  return (await waiting.select('dueAt').orderBy('dueAt').limit(1).executeTakeFirst())?.dueAt;
}

/** The outcome of sending a mail; without `failure` it was sent. */
export interface DeliveryNote {
  id: string;
  failure?: NotSent;
}

/** Records the outcome of sending a mail. */
export function noteDelivery(db: Db, { id, failure }: DeliveryNote): Promise<void> {
  return failure ? noteNotSent(db, id, failure) : noteSent(db, id);
}

/** Marks a mail as sent and deletes its content. */
async function noteSent(db: Db, id: string): Promise<void> {
  await db.updateTable('mails').set({ state: 'sent', content: '{}', lastError: null }).where('id', '=', id).execute();
}

interface NotSent {
  reason: string;
  /** When to retry; null: only by hand. */
  dueAt: string | null;
  /** The recipients not reached, when others were. */
  recipients?: readonly string[] | undefined;
}

/** Records why a mail was not sent, and its remaining recipients. */
async function noteNotSent(db: Db, id: string, { reason, dueAt, recipients }: NotSent): Promise<void> {
  await db
    .updateTable('mails')
    .set(({ eb }) => ({
      lastError: reason,
      attempts: eb('attempts', '+', 1),
      ...(recipients && { recipients: JSON.stringify(recipients) }),
      ...(dueAt === null ? { state: 'failed' as const } : { dueAt }),
    }))
    .where('id', '=', id)
    .execute();
}
