import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { MailContent } from '#content-store/drafts/forms/mails.ts';
import { accountByLogin } from '#content-store/drafts/people/find-user.ts';
import { INVITATION_HOURS, passwordLink, RECOVERY_HOURS } from './one-time-link.ts';

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
    html: `<p>${texts[0]}</p><p>${texts[1]} <a href="${link.replaceAll('&', '&amp;')}">Choose a password</a></p><p>${texts[2]}</p>`,
  };
}
