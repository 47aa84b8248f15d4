import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { readdressMails } from '#content-store/drafts/notifications/notification-mails.ts';
import { revokeTokensOf } from '#content-store/drafts/people/api-tokens.ts';
import type { Backoff } from '#content-store/drafts/people/failures.ts';
import { type Account, accountByLogin, languageOf } from '#content-store/drafts/people/find-user.ts';
import { forgetOneTimeLinks } from '#content-store/drafts/people/one-time-links.ts';
import { endListedSession, endSession, endSessionsOf, listSessions } from '#content-store/drafts/people/sessions.ts';
import { setLanguage, setPasswordHash, setProfile } from '#content-store/drafts/people/users.ts';
import { AppError } from '#content-store/model/error.ts';
import { userSchema } from '#content-store/model/people/user.ts';
import type { CallContext, Handlers, LoggedInContext } from '../http/call-context.ts';
import { networkOf } from '../http/network-of.ts';
import { checkPayload } from '../http/payload.ts';
import { accountKey, limitOf } from './guess-limit.ts';
import { queueAccountNotice, queuePasswordMail } from './password-mail.ts';
import type { Sessions } from './sessions.ts';
import { type PasswordNeeds, setPassword } from './set-password.ts';
import { requireUser } from './tokens-and-roles.ts';

const HOUR_MS = 60 * 60 * 1000;
const hourly = (free: number): Backoff => ({ free, firstWaitMs: HOUR_MS, longestWaitMs: HOUR_MS, forgetMs: HOUR_MS });
/** Links for a new password that a person, and a network, may ask for. */
const PER_ACCOUNT = hourly(4);
const PER_NETWORK = hourly(20);

interface Needs extends PasswordNeeds {
  /** Triggers sending of the queued mails. */
  wakeMails: () => void;
  hasRateLimits: boolean;
}

type SignIn = 'login' | 'me' | 'loadRights' | 'forgotPassword' | 'setPassword' | 'logout';
type Own = 'loadAccount' | 'saveAccount' | 'saveLanguage' | 'changePassword' | 'endSessions';

/** Signing in and out, recovery, and what people do with their own accounts. */
export function accountHandlers(needs: Needs): Pick<Handlers, `user/${SignIn | Own}`> {
  const { db, audit, guesses, passwords, sessions, wakeMails, hasRateLimits } = needs;

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
    /** Starts a new session by username or e-mail; every refusal has the same message and takes the same time. */
    'user/login': async ({ username, password }, context) => {
      const account = await accountByLogin(db, username);
      const knownDevice = account && sessions.knownDevice(context, account.user._id);
      const limit = guesses(context.address, account?.user._id ?? username, knownDevice);
      await limit.requireAllowed();
      // A login of an unknown user takes as long as that of a known one.
      const hash = account && !account.user.disabled ? account.passwordHash : null;
      const isRight = await passwords.matches(password, hash);
      const refuse = async (): Promise<never> => {
        await limit.wrong();
        await audit(context, 'login refused', { subject: account?.user.username });
        throw new AppError('unauthorised', 'Invalid username or password');
      };
      if (!isRight || !account) return refuse();
      await limit.right();
      const sessionId = await sessionFor(db, account, sessions, context);
      if (sessionId === undefined) return refuse();
      const token = sessions.hand(context, { userId: account.user._id, sessionId });
      await audit(context, 'login', { actor: account.user.username });
      return { statusCode: 200, token };
    },
    'user/me': async (_payload, { caller }) => {
      if (!caller) return { user: null };
      const { username, roles, userId } = caller;
      return { user: { username, roles, language: await languageOf(db, userId) } };
    },
    'user/loadRights': (_payload, { caller: { isAdmin } }) => ({ isAdmin }),
    /**
     * Mails a link for a new password to the owner of this address. Every request gets the same answer and writes to the
     * database, so that no visitor learns which addresses are known; requests over the limit are silently ignored, by the trail
     * too: anyone could fill it.
     */
    'user/forgotPassword': async ({ email: posted }, context) => {
      if (posted === '') throw new AppError('invalid', 'Please provide your email address');
      const email = checkPayload(userSchema.shape.email, posted);
      const recoveries = {
        [`recovery, ${accountKey(email)}`]: PER_ACCOUNT,
        [`recovery from ${networkOf(context.address)}`]: PER_NETWORK,
      };
      const isHeard = await transact(db, async (transaction) => {
        const account = await accountByLogin(transaction, email);
        const isKnown = account?.user.email === email && !account.user.disabled;
        const limit = limitOf(transaction, recoveries, hasRateLimits);
        if ((await limit.wait()) > 0) return false;
        await limit.wrong();
        if (isKnown) await queuePasswordMail(transaction, email, 'Password reset', new Date().toISOString());
        return true;
      });
      if (isHeard) await audit(context, 'password forgotten', {});
      wakeMails();
      return { message: 'If the address is known, a link is on its way.' };
    },
    'user/setPassword': setPassword({ db, audit, guesses, passwords, sessions }),

    /** Ends the session and removes the cookie; harmless without one. */
    'user/logout': async (_payload, context) => {
      const { caller, session } = context;
      if (caller?.sessionId) {
        await endSession(db, caller.sessionId);
        await audit(context, 'logout', {});
      }
      session.end();
      return {};
    },

    'user/loadAccount': async (_payload, { caller: { userId, sessionId } }) => ({
      user: await requireUser(db, userId),
      language: await languageOf(db, userId),
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
          await readdressMails(transaction, before.email, email);
          await queueAccountNotice(transaction, before, `Your email address was changed to ${email}`, at);
        }
        return requireUser(transaction, userId);
      });
      wakeMails();
      return user;
    },

    'user/saveLanguage': async ({ language }, { caller: { userId } }) => {
      await setLanguage(db, userId, language);
      return {};
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

    'user/endSessions': async ({ _id }, context) => {
      const { userId, sessionId } = context.caller;
      if (_id === undefined) await endSessionsOf(db, userId, sessionId ?? undefined);
      else await endListedSession(db, userId, _id);
      await audit(context, 'sessions ended', {});
      return {};
    },
  };
}

/** Starts a session; undefined if the password was replaced or the account closed while the password was compared. */
function sessionFor(db: Db, { user, passwordHash }: Account, sessions: Sessions, context: CallContext) {
  return transact(db, async (transaction): Promise<string | undefined> => {
    const stored = await accountByLogin(transaction, user.username);
    if (!stored || stored.user.disabled || stored.passwordHash !== passwordHash) return undefined;
    return sessions.start(transaction, user._id, context);
  });
}
