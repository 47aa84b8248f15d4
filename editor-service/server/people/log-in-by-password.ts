import { transact } from '#content-store/drafts/database/transact.ts';
import { accountById, accountByLogin } from '#content-store/drafts/people/find-user.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Handler } from '../http/call-context.ts';
import type { PasswordNeeds } from './set-password.ts';

/** Logs in by username or e-mail and password; every refusal has the same message and takes the same time. */
export function logInByPassword(needs: PasswordNeeds): Handler<'user/login'> {
  const { db, audit, guesses, passwords, sessions, logIn } = needs;
  return async ({ username, password }, context) => {
    const account = await accountByLogin(db, username);
    const knownDevice = account && sessions.knownDevice(context, account.user._id);
    const limit = guesses(context.address, account?.user._id ?? username, knownDevice);
    await limit.requireAllowed();
    // A login of an unknown user takes as long as that of a known one.
    const mayEnter = account && !account.user.disabled && !(await logIn.mustBeAsked(db, account));
    const hash = mayEnter ? account.passwordHash : null;
    const isRight = await passwords.matches(password, hash);
    const refuse = async (): Promise<never> => {
      await limit.wrong();
      await audit(context, 'login refused', { subject: account?.user.username });
      throw new AppError('unauthorised', 'Invalid username or password');
    };
    if (!isRight || !account) return refuse();
    await limit.right();
    // The password may have been replaced, or the account closed, while the password was compared.
    const enter = await transact(db, async (transaction) => {
      const stored = await accountById(transaction, account.user._id);
      if (!stored || stored.user.disabled || stored.passwordHash !== account.passwordHash) return undefined;
      return logIn.enter(transaction, context, { account: stored, proofs: ['password'] });
    });
    return enter ? enter() : refuse();
  };
}
