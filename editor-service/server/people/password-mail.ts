import { randomBytes } from 'node:crypto';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { MailContent } from '#content-store/drafts/forms/mails.ts';
import { accountByLogin, hasUsers } from '#content-store/drafts/people/find-user.ts';
import { insertOneTimeLink } from '#content-store/drafts/people/one-time-links.ts';
import type { User } from '#content-store/model/people/user.ts';
import { escapeXml } from '#content-store/model/values/xml.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A new user takes longer to follow a link than a user waiting for a recovery mail. */
const INVITATION_HOURS = 24;
/** Lifetime of a link for a forgotten password. */
const RECOVERY_HOURS = 1;

/** A link that lets this user choose a password, once; invalidates the user's earlier links. */
export async function passwordLink(
  db: Db,
  editorUrl: string,
  { _id, email }: Pick<User, '_id' | 'email'>,
  hours = INVITATION_HOURS,
): Promise<string> {
  const query = new URLSearchParams({ token: await newToken(db, _id, hours), email });
  return `${editorUrl}/?${query}`;
}

/** The link that creates the first administrator; null once a user exists. */
export async function firstAdministratorLink(db: Db, editorUrl: string): Promise<string | null> {
  if (await hasUsers(db)) return null;
  return `${editorUrl}/?${new URLSearchParams({ token: await newToken(db, null, INVITATION_HOURS) })}`;
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

/**
 * The content of a mail with a new link to choose a password: an invitation as long as there is none. Null if the
 * account is gone or closed.
 */
export async function passwordMail(db: Db, editorUrl: string, email: string): Promise<MailContent | null> {
  const account = await accountByLogin(db, email);
  if (!account || account.user.disabled) return null;
  const isInvitation = account.passwordHash === null;
  const link = await passwordLink(db, editorUrl, account.user, isInvitation ? INVITATION_HOURS : RECOVERY_HOURS);
  const { username } = account.user;
  const texts = isInvitation
    ? ([
        `You have been invited to edit a website. Your username is ${username}.`,
        'Choose a password within 24 hours here:',
        'If the link has expired, choose “Forgot password” to get a new one.',
      ] as const)
    : ([
        `Someone, hopefully you, asked for a new password for ${username}.`,
        'Choose a new password within an hour here:',
        'If it was not you, you can ignore this email.',
      ] as const);
  return {
    text: [texts[0], texts[1], link, texts[2]].join('\n\n'),
    html: `<p>${texts[0]}</p><p>${texts[1]} <a href="${escapeXml(link)}">Choose a password</a></p><p>${texts[2]}</p>`,
  };
}
