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
  failure?: {
    reason: string;
    /** When to retry; null: only by hand. */
    dueAt: string | null;
    /** The recipients not reached, when others were. */
    recipients?: readonly string[] | undefined;
  };
}

/** Records the outcome of sending a mail: the content of a sent one is deleted. */
export async function noteDelivery(db: Db, { id, failure }: DeliveryNote): Promise<void> {
  const mail = db.updateTable('mails').where('id', '=', id);
  if (!failure) {
    await mail.set({ state: 'sent', content: '{}', lastError: null }).execute();
    return;
  }
  const { reason, dueAt, recipients } = failure;
  await mail
    .set(({ eb }) => ({
      lastError: reason,
      attempts: eb('attempts', '+', 1),
      ...(recipients && { recipients: JSON.stringify(recipients) }),
      ...(dueAt === null ? { state: 'failed' as const } : { dueAt }),
    }))
    .execute();
}
