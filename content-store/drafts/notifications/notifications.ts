import type { Notification } from '../../model/entities/notification.ts';
import { countRows } from '../database/list-queries.ts';
import { newId } from '../database/new-id.ts';
import type { Db } from '../database/open-database.ts';
import { preparedUpsert } from '../database/prepared-upsert.ts';
import type { Stamp } from '../database/stamp.ts';
import { gatherMail, notificationOf } from './notification-mails.ts';

/** What people are told, by their usernames. */
interface News extends Pick<Notification, 'domainId' | 'kind' | 'about'> {
  to: readonly string[];
  text?: string;
}

/**
 * Tells people what happened, in the transaction in which it happens: in the editor, and by mail as each of them wants it. Nobody
 * is told what they did themselves, nor who cannot log in any more. Wake the mails after the commit.
 */
export async function notify(db: Db, { to, domainId, kind, about, text = '' }: News, { at, by }: Stamp): Promise<void> {
  if (to.length === 0) return;
  const people = db
    .selectFrom('users')
    .where('username', 'in', [...to])
    .where('username', '!=', by);
  const able = people.where('disabled', '=', 0).where('passwordHash', 'is not', null);
  for (const person of await able.select(['username', 'email', 'mailFrequency']).orderBy('username').execute()) {
    const { username: recipient, mailFrequency } = person;
    const told = { id: newId(), recipient, domainId, kind, about: JSON.stringify(about), text, at, by, readAt: null };
    await insertNotification(db, { ...told, mailId: mailFrequency === 'never' ? '' : null });
    if (mailFrequency !== 'never') await gatherMail(db, person.email, mailFrequency, at);
  }
}

const insertNotification = preparedUpsert('notifications', {});

/** Whose notifications, of which site. */
interface Told {
  recipient: string;
  domainId: string;
}

/** What a person was told, latest first, and its total number. */
export async function listNotifications(db: Db, told: Told, { limit, offset }: Record<'limit' | 'offset', number>) {
  const found = toldTo(db, told);
  const rows = await found.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return { notifications: rows.map(notificationOf), total: await countRows(found) };
}

/** How much of it was not read. */
export const countUnread = (db: Db, told: Told): Promise<number> =>
  countRows(toldTo(db, told).where('readAt', 'is', null));

const toldTo = (db: Db, told: Told) => db.selectFrom('notifications').where((is) => is.and({ ...told }));

/** Marks one notification of a person as read, by default all. */
export async function markRead(db: Db, told: Told, id: string | undefined, at: string): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ readAt: at })
    .where((is) => is.and({ ...told, ...(id !== undefined && { id }) }))
    .where('readAt', 'is', null)
    .execute();
}

/** Deletes what was read and is from before a time, and returns its number. */
export async function forgetReadNotifications(db: Db, before: string): Promise<number> {
  const old = db.deleteFrom('notifications').where('readAt', 'is not', null).where('at', '<', before);
  return Number((await old.executeTakeFirst()).numDeletedRows);
}
