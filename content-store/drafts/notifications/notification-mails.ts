import type { Selectable } from 'kysely';
import type { MailFrequency, Notification } from '../../model/entities/notification.ts';
import { momentOf, wallClockOf } from '../../model/values/wall-clock.ts';
import type { Db } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import { transact } from '../database/transact.ts';
import { queueMail } from '../forms/mails.ts';

type SentFrequency = Exclude<MailFrequency, 'never'>;

/** Queues the mail that says what a person was told, unless one that nothing is written in yet waits for them already. */
export async function gatherMail(db: Db, email: string, frequency: SentFrequency, at: string): Promise<void> {
  if (await unwrittenMails(db, email).executeTakeFirst()) return;
  const mail = { kind: 'notification', recipients: [email], subject: 'Notifications' } as const;
  await queueMail(db, { ...mail, content: { text: '', html: '' }, dueAt: dueAt(frequency, at) }, at);
}

/** What is written in a mail stays in it: what comes later is in the next. */
const unwrittenMails = (db: Db, email: string) =>
  db
    .selectFrom('mails')
    .where('state', '=', 'waiting')
    .where((is) => is.and({ kind: 'notification', recipients: JSON.stringify([email]) }))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('notifications').whereRef('mailId', '=', 'mails.id').select('mailId'))),
    )
    .select('mails.id');

const DAILY_AT = '08:00';
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** At once, at the next full hour, or at the next eight in the morning where the service runs. */
function dueAt(frequency: SentFrequency, at: string): string {
  const now = Date.parse(at);
  if (frequency === 'atOnce') return at;
  if (frequency === 'hourly') return new Date((Math.floor(now / HOUR_MS) + 1) * HOUR_MS).toISOString();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const mornings = [at, new Date(now + DAY_MS).toISOString()].map(
    (moment) => momentOf(wallClockOf(moment, timeZone).day, DAILY_AT, timeZone).at,
  );
  return mornings.find((morning) => morning > at) ?? at;
}

/**
 * What a mail to a person says: at first all that they were not mailed and have not read, later what of it they have not
 * read since. When there is nothing to say, the mail is deleted.
 */
export function takeForMail(db: Db, mailId: string, username: string) {
  return transact(db, async (transaction) => {
    const unread = { recipient: username, readAt: null };
    const isWritten = transaction.selectFrom('notifications').where('mailId', '=', mailId).select('id').limit(1);
    if (!(await isWritten.executeTakeFirst())) {
      const waiting = transaction.updateTable('notifications').set({ mailId });
      await waiting.where((is) => is.and({ ...unread, mailId: null })).execute();
    }
    const said = transaction.selectFrom('notifications').where((is) => is.and({ ...unread, mailId }));
    const rows = await said.selectAll().orderBy('id').execute();
    if (rows.length === 0) await transaction.deleteFrom('mails').where('id', '=', mailId).execute();
    return rows.map(notificationOf);
  });
}

/** A row as the model's type. */
export function notificationOf(row: Selectable<Database['notifications']>): Notification {
  const { id: _id, domainId, kind, about, text, at, by, readAt } = row;
  return { _id, domainId, kind, about: JSON.parse(about) as Notification['about'], text, at, by, readAt };
}

/** When a person wants mails. */
export async function mailFrequencyOf(db: Db, userId: string): Promise<MailFrequency> {
  const user = db.selectFrom('users').where('id', '=', userId).select('mailFrequency');
  return (await user.executeTakeFirstOrThrow()).mailFrequency;
}

/** Changes when a person wants mails, also the one that waits. */
export function setMailFrequency(db: Db, userId: string, mailFrequency: MailFrequency, at: string): Promise<void> {
  return transact(db, async (transaction) => {
    const user = transaction.updateTable('users').where('id', '=', userId).set({ mailFrequency });
    const { email, username } = await user.returning(['email', 'username']).executeTakeFirstOrThrow();
    const mails = unwrittenMails(transaction, email);
    if (mailFrequency !== 'never') {
      const due = { dueAt: dueAt(mailFrequency, at) };
      await transaction.updateTable('mails').set(due).where('id', 'in', mails).execute();
      return;
    }
    await transaction.deleteFrom('mails').where('id', 'in', mails).execute();
    const unsaid = transaction.updateTable('notifications').set({ mailId: '' });
    await unsaid.where((is) => is.and({ recipient: username, mailId: null })).execute();
  });
}

/** Sends what waits for a person to their new address. */
export async function readdressMails(db: Db, from: string, to: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ recipients: JSON.stringify([to]) })
    .where((is) => is.and({ kind: 'notification', recipients: JSON.stringify([from]) }))
    .where('state', '=', 'waiting')
    .execute();
}
