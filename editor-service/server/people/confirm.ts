import { type Account, accountById } from '#content-store/drafts/people/find-user.ts';
import { confirmSession } from '#content-store/drafts/people/sessions.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Handlers, LoggedInContext } from '../http/call-context.ts';
import type { PasswordNeeds } from './set-password.ts';
import { createCodeCheck, type WaysInNeeds } from './ways-in/step-handlers.ts';

/** Finds the caller's account if this is their password, guesses at which are limited as at the login. Throws `invalid`. */
export const ownAccountWith =
  ({ db, guesses, passwords, sessions }: PasswordNeeds) =>
  async (password: string, context: LoggedInContext): Promise<Account> => {
    const { userId } = context.caller;
    const limit = guesses(context.address, userId, sessions.knownDevice(context, userId));
    await limit.requireAllowed();
    const account = await accountById(db, userId);
    if (account && (await passwords.matches(password, account.passwordHash))) {
      await limit.right();
      return account;
    }
    await limit.wrong();
    throw new AppError('invalid', 'Your current password is not right');
  };

/** Proving again, in a session, who one is. */
export function confirmHandlers(needs: WaysInNeeds): Pick<Handlers, 'user/confirm'> {
  const { db, audit, passkeys } = needs;
  const accountWith = ownAccountWith(needs);
  const checkCode = createCodeCheck(needs);
  return {
    'user/confirm': async ({ password, code, passkey }, context) => {
      const { userId, sessionId } = context.caller;
      const at = new Date().toISOString();
      if (passkey) {
        const used = await passkeys.used(passkey);
        if (used.userId !== userId) throw new AppError('invalid', 'This is a passkey of another person');
        await used.note(db);
      } else if (code) {
        const account = await accountById(db, userId);
        if (account) await (await checkCode(context, account, code)).accept(db);
      } else await accountWith(password ?? '', context);
      if (sessionId) await confirmSession(db, sessionId, at);
      await audit(context, 'confirm', {});
      return {};
    },
  };
}
