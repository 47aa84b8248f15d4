import { transact } from '#content-store/drafts/database/transact.ts';
import { readdressMails } from '#content-store/drafts/notifications/notification-mails.ts';
import { revokeTokensOf } from '#content-store/drafts/people/api-tokens.ts';
import type { Backoff } from '#content-store/drafts/people/failures.ts';
import { accountById, accountByLogin, languageOf } from '#content-store/drafts/people/find-user.ts';
import { forgetOneTimeLinks } from '#content-store/drafts/people/one-time-links.ts';
import { endListedSession, endSession, endSessionsOf, listSessions } from '#content-store/drafts/people/sessions.ts';
import { setLanguage, setPasswordHash, setProfile } from '#content-store/drafts/people/users.ts';
import { AppError } from '#content-store/model/error.ts';
import { userSchema } from '#content-store/model/people/user.ts';
import { requireConfirmed } from '../http/access.ts';
import type { Handlers, LoggedInContext } from '../http/call-context.ts';
import { networkOf } from '../http/network-of.ts';
import { checkPayload } from '../http/payload.ts';
import type { CompanySessions } from './company/company-sessions.ts';
import { ownAccountWith } from './confirm.ts';
import { accountKey, limitOf } from './guess-limit.ts';
import { logInByPassword } from './log-in-by-password.ts';
import { queueAccountNotice, queuePasswordMail } from './password-mail.ts';
import { type PasswordNeeds, setPassword } from './set-password.ts';
import { requireUser } from './tokens-and-roles.ts';
import { hasPassword } from './ways-in/keep-a-way-in.ts';

const HOUR_MS = 60 * 60 * 1000;
const hourly = (free: number): Backoff => ({ free, firstWaitMs: HOUR_MS, longestWaitMs: HOUR_MS, forgetMs: HOUR_MS });
/** Links for a new password that a person, and a network, may ask for. */
const PER_ACCOUNT = hourly(4);
const PER_NETWORK = hourly(20);
/** A mail is sent after the answer: what that costs would tell known addresses from others. */
const MAIL_AFTER_MS = 1000;

interface Needs extends PasswordNeeds {
  hasRateLimits: boolean;
  companies: { sessions: Pick<CompanySessions, 'endAddress'> };
}

type SignIn = 'login' | 'me' | 'loadRights' | 'forgotPassword' | 'setPassword' | 'logout';
type Own = 'loadAccount' | 'saveAccount' | 'saveLanguage' | 'changePassword' | 'endSessions';

/** Signing in and out, recovery, and what people do with their own accounts. */
export function accountHandlers(needs: Needs): Pick<Handlers, `user/${SignIn | Own}`> {
  const { db, audit, hashNew, wakeMails, hasRateLimits, logIn, companies } = needs;

  const accountWith = ownAccountWith(needs);
  /** Who has no password proves in another way who they are. */
  const accountForChange = async (password: string, context: LoggedInContext) => {
    const account = await accountById(db, context.caller.userId);
    if (!account || hasPassword(account)) return accountWith(password, context);
    requireConfirmed({ confirm: true }, context.caller);
    return account;
  };

  return {
    'user/login': logInByPassword(needs),
    'user/me': (_payload, { caller }) => ({ user: caller && { username: caller.username, roles: caller.roles } }),
    'user/loadRights': async (_payload, { caller: { isAdmin, userId } }) => ({
      isAdmin,
      language: await languageOf(db, userId),
    }),
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
        const hasPassword = account && !account.user.disabled && !(await logIn.mustBeAsked(transaction, account));
        const isKnown = hasPassword && account.user.email === email;
        const limit = limitOf(transaction, recoveries, hasRateLimits);
        if ((await limit.wait()) > 0) return false;
        await limit.wrong();
        if (isKnown) await queuePasswordMail(transaction, email, 'Password reset', new Date().toISOString());
        return true;
      });
      if (isHeard) await audit(context, 'password forgotten', {});
      setTimeout(wakeMails, MAIL_AFTER_MS).unref();
      return { message: 'If the address is known, a link is on its way.' };
    },
    'user/setPassword': setPassword(needs),

    /** Ends the session and removes the cookie, and says where the person's company ends its own; harmless without one. */
    'user/logout': async (_payload, context) => {
      const { caller, session } = context;
      session.end();
      if (!caller?.sessionId) return {};
      await endSession(db, caller.sessionId);
      await audit(context, 'logout', {});
      const goTo = await companies.sessions.endAddress(caller.sessionId);
      return goTo === undefined ? {} : { goTo };
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
      if (isMoving) await accountForChange(password, context);
      const at = new Date().toISOString();
      const user = await transact(db, async (transaction) => {
        await setProfile(transaction, userId, { name, email }, at);
        if (isMoving) {
          await forgetOneTimeLinks(transaction, userId);
          await readdressMails(transaction, before.email, email);
          await queueAccountNotice(transaction, before, at, 'Your email address was changed to {email}', { email });
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
      const known = await accountForChange(password, context);
      const passwordHash = await hashNew(newPassword, known.user);
      const at = new Date().toISOString();
      await transact(db, async (transaction) => {
        const stored = await accountByLogin(transaction, username);
        if (stored?.passwordHash !== known.passwordHash)
          throw new AppError('conflict', 'Your password was changed in the meantime');
        await setPasswordHash(transaction, userId, passwordHash, at);
        await revokeTokensOf(transaction, userId);
        await forgetOneTimeLinks(transaction, userId);
        await endSessionsOf(transaction, userId, sessionId ?? undefined);
        await queueAccountNotice(transaction, known.user, at, 'Your password was changed');
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
