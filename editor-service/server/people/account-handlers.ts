import { transact } from '#content-store/drafts/database/transact.ts';
import { revokeTokensOf } from '#content-store/drafts/people/api-tokens.ts';
import { type Account, accountByLogin } from '#content-store/drafts/people/find-user.ts';
import { forgetOneTimeLinks } from '#content-store/drafts/people/one-time-links.ts';
import { endListedSession, endSessionsOf, listSessions } from '#content-store/drafts/people/sessions.ts';
import { setPasswordHash, setProfile } from '#content-store/drafts/people/users.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Handlers, LoggedInContext } from '../http/call-context.ts';
import { queueAccountNotice } from './password-mail.ts';
import type { PasswordNeeds } from './set-password.ts';
import { requireUser } from './tokens-and-roles.ts';

interface Needs extends PasswordNeeds {
  /** Triggers sending of the queued mails. */
  wakeMails: () => void;
}

type Own = 'loadAccount' | 'saveAccount' | 'changePassword' | 'endSessions';

/** What people do with their own accounts. */
export function accountHandlers(needs: Needs): Pick<Handlers, `user/${Own}`> {
  const { db, audit, guesses, passwords, sessions, wakeMails } = needs;

  /** The caller's account if this is their password, guesses at which are limited as at the login. Throws `invalid`. */
  const accountWith = async (password: string, context: LoggedInContext): Promise<Account> => {
    const { userId, username } = context.caller;
    const limit = guesses(context.address, userId, sessions.knownDevice(context, userId));
    await limit.requireAllowed();
    const account = await accountByLogin(db, username);
    if (account && (await passwords.matches(password, account.passwordHash))) {
      await limit.right();
      return account;
    }
    await limit.wrong();
    throw new AppError('invalid', 'Your current password is not right');
  };

  return {
    'user/loadAccount': async (_payload, { caller: { userId, sessionId } }) => ({
      user: await requireUser(db, userId),
      sessions: await listSessions(db, userId, { now: new Date().toISOString(), currentId: sessionId ?? '' }),
    }),

    'user/saveAccount': async ({ name, email, password }, context) => {
      const { userId } = context.caller;
      const before = await requireUser(db, userId);
      const isMoving = email !== before.email;
      if (isMoving) await accountWith(password, context);
      const at = new Date().toISOString();
      const user = await transact(db, async (transaction) => {
        await setProfile(transaction, userId, { name, email }, at);
        if (isMoving) {
          await forgetOneTimeLinks(transaction, userId);
          await queueAccountNotice(transaction, before, `Your email address was changed to ${email}`, at);
        }
        return requireUser(transaction, userId);
      });
      wakeMails();
      return user;
    },

    'user/changePassword': async ({ password, newPassword }, context) => {
      const { userId, sessionId, username } = context.caller;
      const known = await accountWith(password, context);
      const passwordHash = await passwords.hash(newPassword);
      const at = new Date().toISOString();
      await transact(db, async (transaction) => {
        const stored = await accountByLogin(transaction, username);
        if (stored?.passwordHash !== known.passwordHash)
          throw new AppError('conflict', 'Your password was changed in the meantime');
        await setPasswordHash(transaction, userId, passwordHash, at);
        await revokeTokensOf(transaction, userId);
        await forgetOneTimeLinks(transaction, userId);
        await endSessionsOf(transaction, userId, sessionId ?? undefined);
        await queueAccountNotice(transaction, known.user, 'Your password was changed', at);
      });
      wakeMails();
      await audit(context, 'password set', {});
      return {};
    },

    'user/endSessions': async ({ _id }, { caller: { userId, sessionId } }) => {
      if (_id === undefined) await endSessionsOf(db, userId, sessionId ?? undefined);
      else await endListedSession(db, userId, _id);
      return {};
    },
  };
}
