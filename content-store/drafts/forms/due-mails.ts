import { countRows } from '../database/count-rows.ts';
import type { Db } from '../database/open-database.ts';
import type { NewMail } from './mails.ts';

/** A mail that is to be sent. */
export interface DueMail extends Pick<NewMail, 'kind' | 'subject' | 'content'> {
  id: string;
  recipients: string[];
  attempts: number;
}

/** Mails whose time has come, oldest first. */
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

/** How many mails wait to be sent, due or later. */
export const countWaiting = (db: Db): Promise<number> =>
  countRows(db.selectFrom('mails').where('state', '=', 'waiting'));

/** When the next waiting mail is due; undefined when none waits. */
export async function nextDueAt(db: Db): Promise<string | undefined> {
  const waiting = db.selectFrom('mails').where('state', '=', 'waiting');
  return (await waiting.select('dueAt').orderBy('dueAt').limit(1).executeTakeFirst())?.dueAt;
}

/** What became of a mail; without a failure it is out. */
export interface DeliveryNote {
  id: string;
  failure?: NotSent;
}

/** Notes what became of a mail. */
export function noteDelivery(db: Db, { id, failure }: DeliveryNote): Promise<void> {
  return failure ? noteNotSent(db, id, failure) : noteSent(db, id);
}

/** Notes that the mail is out and forgets what it said. */
async function noteSent(db: Db, id: string): Promise<void> {
  await db.updateTable('mails').set({ state: 'sent', content: '{}', lastError: null }).where('id', '=', id).execute();
}

interface NotSent {
  reason: string;
  /** When it is tried again; null: when somebody has looked at it. */
  dueAt: string | null;
  /** Who did not get it, where others did. */
  recipients?: readonly string[] | undefined;
}

/** Notes why a mail was not sent, and to whom it still has to be. */
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
