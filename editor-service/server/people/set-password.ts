import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { revokeTokensOf } from '#content-store/drafts/people/api-tokens.ts';
import { forgetFailures } from '#content-store/drafts/people/failures.ts';
import { accountByLogin, hasUsers, userById } from '#content-store/drafts/people/find-user.ts';
import { forgetOneTimeLinks, oneTimeLinkOwner } from '#content-store/drafts/people/one-time-links.ts';
import { endSessionsOf } from '#content-store/drafts/people/sessions.ts';
import { createUser, setPasswordHash } from '#content-store/drafts/people/users.ts';
import { AppError } from '#content-store/model/error.ts';
import { type User, usernameOf, userSchema } from '#content-store/model/people/user.ts';
import type { Audit, CallContext, Handler } from '../http/call-context.ts';
import { checkPayload } from '../http/payload.ts';
import { accountKey, type GuessLimits } from './guess-limit.ts';
import type { LogIn } from './log-in.ts';
import type { HashNewPassword } from './new-passwords.ts';
import { queueAccountNotice } from './password-mail.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import { requireUser } from './tokens-and-roles.ts';

/** Dependencies of every call that takes a password. */
export interface PasswordNeeds {
  db: Db;
  audit: Audit;
  guesses: GuessLimits;
  passwords: Passwords;
  hashNew: HashNewPassword;
  sessions: Sessions;
  logIn: LogIn;
  /** Triggers sending of the queued mails. */
  wakeMails: () => void;
}

/**
 * Sets the password of a one-time link's owner, or creates the first administrator. A new password ends what the old one
 * gave access to: the owner's other sessions and their API tokens. A first password logs its owner in; a new one does not.
 */
export function setPassword(needs: PasswordNeeds): Handler<'user/setPassword'> {
  const { db, audit, guesses, hashNew, logIn, wakeMails } = needs;
  return async ({ email: posted, password, token }, context) => {
    const comeIn = async (handle: Db, user: User) => {
      const account = { user, passwordHash: null, twoSteps: false, hasLoggedIn: false, breakGlass: false };
      return { user, enter: await logIn.enter(handle, context, { account, proofs: ['link'] }) };
    };
    const link = await requireLink(db, guesses, context, { email: posted, token });
    const { email, now } = link;
    const person = (await accountByLogin(db, email))?.user ?? { username: usernameOf(email), email };
    const passwordHash = await hashNew(password, person);
    const { user, enter } = await transact(db, async (transaction) => {
      const owner = await requireOwner(transaction, link);
      await forgetOneTimeLinks(transaction, owner);
      if (owner === null) {
        const administrator = { username: usernameOf(email), email, roles: ['admin'], passwordHash };
        return comeIn(transaction, await createUser(transaction, administrator, now));
      }
      const { verified: hadPassword } = await requireUser(transaction, owner);
      if (hadPassword) await revokeTokensOf(transaction, owner);
      await setPasswordHash(transaction, owner, passwordHash, now);
      await endSessionsOf(transaction, owner, context.caller?.sessionId ?? undefined);
      await forgetFailures(transaction, accountKey(owner));
      const user = await requireUser(transaction, owner);
      if (!hadPassword) return comeIn(transaction, user);
      await queueAccountNotice(transaction, user, now, 'Your password was changed');
      return { user, enter: null };
    });
    await audit(context, 'password set', { actor: user.username });
    wakeMails();
    await enter?.();
    return { message: 'Success' };
  };
}

/** What a link says of itself. */
export interface PostedLink {
  email: string;
  token: string;
}

type Link = PostedLink & { now: string };

/**
 * Returns the link as it is checked now. Throws as `requireOwner` does, before the costly hash, and slows down attempts to
 * guess a token. A good link is never refused for others' guesses: otherwise they could keep its owner from choosing a password.
 */
export async function requireLink(
  db: Db,
  guesses: GuessLimits,
  { address }: CallContext,
  { email: posted, token }: PostedLink,
): Promise<Link> {
  const email = checkPayload(userSchema.shape.email, posted);
  const link = { token, email, now: new Date().toISOString() };
  try {
    await requireOwner(db, link);
  } catch (error) {
    const limit = guesses(address, `link of ${email}`);
    await limit.requireAllowed();
    await limit.wrong();
    throw error;
  }
  return link;
}

/** The owner of a link that is valid for this address. Throws `invalid`, with the same message for every fault. */
export async function requireOwner(db: Db, { token, email, now }: Link): Promise<string | null> {
  const owner = await oneTimeLinkOwner(db, token, now);
  const isGood = owner === null ? !(await hasUsers(db)) : owner && (await userById(db, owner))?.email === email;
  if (owner === undefined || !isGood)
    throw new AppError('invalid', 'This link is no longer valid, please ask for a new one');
  return owner;
}
