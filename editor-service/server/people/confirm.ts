import type { Db } from '#content-store/drafts/database/open-database.ts';
import { type Account, accountById } from '#content-store/drafts/people/find-user.ts';
import { confirmSession } from '#content-store/drafts/people/sessions.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Audit, Handlers, LoggedInContext } from '../http/call-context.ts';
import type { GuessLimits } from './guess-limit.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';

interface Needs {
  db: Db;
  audit: Audit;
  guesses: GuessLimits;
  passwords: Passwords;
  sessions: Sessions;
}

/** Finds the caller's account if this is their password, guesses at which are limited as at the login. Throws `invalid`. */
export const ownAccountWith =
  ({ db, guesses, passwords, sessions }: Needs) =>
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
export function confirmHandlers(needs: Needs): Pick<Handlers, 'user/confirm'> {
  const { db, audit } = needs;
  const accountWith = ownAccountWith(needs);
  return {
    'user/confirm': async ({ password }, context) => {
      await accountWith(password, context);
      const { sessionId } = context.caller;
      if (sessionId) await confirmSession(db, sessionId, new Date().toISOString());
      await audit(context, 'confirm', {});
      return {};
    },
  };
}
