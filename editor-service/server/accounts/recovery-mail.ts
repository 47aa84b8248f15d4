import type { Db } from '#content-store/drafts/database/open-database.ts';
import type { MailContent } from '#content-store/drafts/forms/mails.ts';
import { accountByLogin } from '#content-store/drafts/people/find-user.ts';
import { passwordLink, RECOVERY_HOURS } from './one-time-link.ts';

/** The content of a mail for a forgotten password, with a new link; null if the account is gone or closed. */
export async function recoveryMail(db: Db, editorUrl: string, email: string): Promise<MailContent | null> {
  const account = await accountByLogin(db, email);
  if (!account || account.user.disabled) return null;
  const link = await passwordLink(db, editorUrl, account.user, RECOVERY_HOURS);
  const { username } = account.user;
  const texts = [
    `Somebody, hopefully you, asked for a new password for ${username}.`,
    'Choose one within an hour here:',
    'If it was not you, nothing has to be done.',
  ] as const;
  return {
    text: [texts[0], texts[1], link, texts[2]].join('\n\n'),
    html: `<p>${texts[0]}</p><p>${texts[1]} <a href="${link.replaceAll('&', '&amp;')}">Choose a password</a></p><p>${texts[2]}</p>`,
  };
}
