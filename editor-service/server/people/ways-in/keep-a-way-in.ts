import type { Db } from '#content-store/drafts/database/open-database.ts';
import { type Account, accountById } from '#content-store/drafts/people/find-user.ts';
import { setRecoveryHashes, setTwoSteps, type WaysIn, waysInOf } from '#content-store/drafts/people/second-factors.ts';
import { AppError } from '#content-store/model/error.ts';
import { hasSecondFactor, type LogIn } from '../log-in.ts';

/** True when a person may live without a password: what is lost can be replaced by something else. */
export const canDropPassword = ({ passkeys, recoveryCodes }: WaysIn): boolean =>
  passkeys > 1 || (passkeys > 0 && recoveryCodes > 0);

/**
 * After a way in was removed, in its transaction: throws AppError `conflict` when its owner could be locked out by that,
 * or would lack what a role needs. Who has nothing left but a password needs no second step.
 */
export async function keepAWayIn(db: Db, userId: string, logIn: LogIn): Promise<void> {
  const account = await accountById(db, userId);
  const ways = await waysInOf(db, userId);
  if (!hasPassword(account) && ways.companies === 0 && !canDropPassword(ways))
    throw new AppError('conflict', 'You have no password. Choose one, or add another passkey, before you remove this.');
  if (hasSecondFactor(ways)) return;
  if (await logIn.needsSecondFactor(db, account))
    throw new AppError('conflict', 'Your role needs a second factor. Set up another one before you remove this.');
  await setTwoSteps(db, userId, false);
  await setRecoveryHashes(db, userId, []);
}

/** False for a person who uses passkeys instead. */
export const hasPassword = (account: Account | undefined): boolean => account?.passwordHash !== '';
