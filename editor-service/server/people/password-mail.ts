import { randomBytes } from 'node:crypto';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { type MailContent, queueMail } from '#content-store/drafts/forms/mails.ts';
import { accountByLogin, hasUsers } from '#content-store/drafts/people/find-user.ts';
import { insertOneTimeLink } from '#content-store/drafts/people/one-time-links.ts';
import type { User } from '#content-store/model/people/user.ts';
import { escapeXml } from '#content-store/model/values/xml.ts';
import type { TextValues } from '../../editor/words/speak.ts';
import { wordsOfPerson } from '../runtime/words.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Lifetimes of links: of an invitation, of one that a terminal prints, of one for a forgotten password. */
export const LINK_HOURS = { invitation: 7 * 24, printed: 24, recovery: 1 } as const;

/** A link that lets this user choose a password, once; invalidates the user's earlier links. */
export async function passwordLink(
  db: Db,
  editorUrl: string,
  { _id, email }: Pick<User, '_id' | 'email'>,
  hours: number = LINK_HOURS.printed,
): Promise<string> {
  const query = new URLSearchParams({ token: await newToken(db, _id, hours), email });
  return `${editorUrl}/?${query}`;
}

/** The link that creates the first administrator; null once a user exists. */
export async function firstAdministratorLink(db: Db, editorUrl: string): Promise<string | null> {
  if (await hasUsers(db)) return null;
  return `${editorUrl}/?${new URLSearchParams({ token: await newToken(db, null, LINK_HOURS.printed) })}`;
}

async function newToken(db: Db, userId: string | null, hours: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = Date.now();
  await insertOneTimeLink(db, {
    token,
    userId,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + hours * HOUR_MS).toISOString(),
  });
  return token;
}

/** Queues a mail with a link. The link itself is made when the mail is sent, so that no token is ever stored in plain text. */
export const queuePasswordMail = (db: Db, email: string, subject: string, at: string): Promise<void> =>
  queueMail(db, { kind: 'account', recipients: [email], subject, content: { text: '', html: '' } }, at);

/** Tells the owner of an account, in their language, what was changed about it: an English text of the catalogues. */
export async function queueAccountNotice(
  db: Db,
  { _id, username, email }: User,
  at: string,
  text: string,
  values?: TextValues,
): Promise<void> {
  const { t } = await wordsOfPerson(db, _id);
  const lines = [{ label: username, value: t('If it was not you, ask an administrator of the website for help.') }];
  const heading = t(text, values);
  await queueMail(db, { kind: 'notice', recipients: [email], subject: heading, content: { heading, lines } }, at);
}

/**
 * The content of a mail with a new link to choose a password: an invitation as long as there is none. Null if the
 * account is gone or closed. `subject`: of an invitation, who invites to what.
 */
export async function passwordMail(
  db: Db,
  editorUrl: string,
  { email, subject }: Record<'email' | 'subject', string>,
): Promise<MailContent | null> {
  const account = await accountByLogin(db, email);
  if (!account || account.user.disabled) return null;
  const isInvitation = account.passwordHash === null;
  const link = await passwordLink(db, editorUrl, account.user, LINK_HOURS[isInvitation ? 'invitation' : 'recovery']);
  const { username } = account.user;
  const { t } = await wordsOfPerson(db, account.user._id);
  const texts = isInvitation
    ? ([
        `${subject}. ${t('Your username is {username}.', { username })}`,
        t('Choose a password within 7 days here:'),
        t('If the link has expired, choose “Forgot password” to get a new one.'),
      ] as const)
    : ([
        t('Someone, hopefully you, asked for a new password for {username}.', { username }),
        t('Choose a new password within an hour here:'),
        t('If it was not you, you can ignore this email.'),
      ] as const);
  return {
    ...(!isInvitation && { subject: t('Password reset') }),
    text: [texts[0], texts[1], link, texts[2]].join('\n\n'),
    html: `<p>${escapeXml(texts[0])}</p><p>${escapeXml(texts[1])} <a href="${escapeXml(link)}">${t('Choose a password')}</a></p><p>${escapeXml(texts[2])}</p>`,
  };
}
