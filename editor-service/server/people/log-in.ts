import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { type Account, accountByLogin } from '#content-store/drafts/people/find-user.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Handler } from '../http/call-context.ts';
import type { Sessions } from './sessions.ts';
import type { PasswordParts } from './set-password.ts';

/** Starts a new session by username or e-mail; every refusal has the same message and takes the same time. */
export function logIn({ db, audit, guesses, passwords, sessions }: PasswordParts): Handler<'user/login'> {
  return async ({ username, password }, context) => {
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
    const sessionId = await sessionFor(db, account, sessions);
    if (sessionId === undefined) return refuse();
    const token = sessions.hand(context, { userId: account.user._id, sessionId });
    await audit(context, 'login', { actor: account.user.username });
    return { statusCode: 200, token };
  };
}

/** Starts a session; undefined if the password was replaced or the account closed while the password was compared. */
function sessionFor(db: Db, { user, passwordHash }: Account, sessions: Sessions): Promise<string | undefined> {
  return transact(db, async (transaction) => {
    const stored = await accountByLogin(transaction, user.username);
    if (!stored || stored.user.disabled || stored.passwordHash !== passwordHash) return undefined;
    return sessions.start(transaction, user._id);
  });
}
