import { randomBytes } from 'node:crypto';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { type MailContent, queueMail } from '#content-store/drafts/forms/mails.ts';
import { accountByLogin, hasUsers } from '#content-store/drafts/people/find-user.ts';
import { insertOneTimeLink } from '#content-store/drafts/people/one-time-links.ts';
import type { User } from '#content-store/model/people/user.ts';
import { escapeXml } from '#content-store/model/values/xml.ts';
import type { TextValues } from '../../editor/words/speak.ts';
import type { Settings } from '../runtime/settings.ts';
import { type SpokenWords, wordsIn, wordsOfPerson } from '../runtime/words.ts';

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

/** The companies by whose log-in alone people come in, as they are named in sentences; null where there are passwords. */
export const onlyWayIn = ({
  byCompanyOnly,
  companies,
}: Pick<Settings, 'byCompanyOnly' | 'companies'>): string | null =>
  byCompanyOnly ? companies.map(({ title }) => title).join(' or ') : null;

/** Where an invited person logs in by their company. */
export const companyInvitation = (
  company: string,
  { email }: Pick<User, 'email'>,
  { t }: Pick<SpokenWords, 't'> = wordsIn('en'),
): string => t('Log in with {company}, with your account there for {email}:', { company, email });

/**
 * The content of a mail with a new link to choose a password: an invitation as long as there is none. Null if the
 * account is gone or closed, or needs no password. `subject`: of an invitation, who invites to what. `onlyWay`: see `onlyWayIn()`.
 */
export async function passwordMail(
  db: Db,
  editorUrl: string,
  { email, subject, onlyWay }: Record<'email' | 'subject', string> & { onlyWay: string | null },
): Promise<MailContent | null> {
  const account = await accountByLogin(db, email);
  if (!account || account.user.disabled) return null;
  const { user, passwordHash, breakGlass } = account;
  const isInvitation = passwordHash === null;
  const words = await wordsOfPerson(db, user._id);
  const { t } = words;
  if (onlyWay !== null && !breakGlass) {
    if (!isInvitation) return null;
    return mailOf(
      [`${subject}.`, companyInvitation(onlyWay, user, words), t('You need no password here.')],
      t('Log in'),
      editorUrl,
    );
  }
  const link = await passwordLink(db, editorUrl, user, LINK_HOURS[isInvitation ? 'invitation' : 'recovery']);
  const { username } = user;
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
  return { ...(!isInvitation && { subject: t('Password reset') }), ...mailOf(texts, t('Choose a password'), link) };
}

const mailOf = ([first, ask, last]: readonly [string, string, string], label: string, link: string): MailContent => ({
  text: [first, ask, link, last].join('\n\n'),
  html: `<p>${escapeXml(first)}</p><p>${escapeXml(ask)} <a href="${escapeXml(link)}">${label}</a></p><p>${last}</p>`,
});
