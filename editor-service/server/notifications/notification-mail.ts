import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { MailFacts } from '#content-store/drafts/forms/mails.ts';
import { takeForMail } from '#content-store/drafts/notifications/notification-mails.ts';
import { accountByLogin, namesOfPeople } from '#content-store/drafts/people/find-user.ts';
import { guestNameIn } from '#content-store/model/entities/comment.ts';
import type { Notification } from '#content-store/model/entities/notification.ts';
import { notificationAddress, notificationSentence } from '#content-store/model/entities/notification-words.ts';
import { asciiAddress } from '#content-store/model/values/address-encoding.ts';
import { wordsOfPerson } from '../runtime/words.ts';

/** What a mail of notifications says when it is sent. Null if the account is closed, or all of it was read meanwhile. */
export async function notificationMail(
  db: Db,
  editorUrl: string,
  { id, email }: Record<'id' | 'email', string>,
): Promise<MailFacts | null> {
  const account = await accountByLogin(db, email);
  if (!account || account.user.disabled) return null;
  const told = await takeForMail(db, id, account.user.username);
  const names = await namesOfPeople(db);
  const { t, said } = await wordsOfPerson(db, account.user._id);
  const nameOf = (by: string) => {
    const guest = guestNameIn(by);
    return guest === undefined ? (names.get(by) ?? by) : t('{by} (guest)', { by: guest });
  };
  const sentenceOf = (one: Notification) => said(notificationSentence(one, nameOf(one.by)));
  const linkTo = (one: Notification) => `${editorUrl}/${asciiAddress(notificationAddress(one))}`;
  const [first, ...others] = told;
  if (!first) return null;
  if (others.length > 0) {
    const lines = told.map((one) => ({ label: sentenceOf(one), value: one.text, link: linkTo(one) }));
    const heading = t('{count} notifications', { count: told.length });
    return { subject: heading, heading, lines };
  }
  const message = first.text ? [{ label: t('Message'), value: first.text }] : [];
  const lines = [...message, { label: first.about.title, value: '', link: linkTo(first) }];
  return { subject: sentenceOf(first), heading: `${sentenceOf(first)}.`, lines };
}
