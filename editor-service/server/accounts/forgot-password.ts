import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { queueMail } from '#content-store/drafts/forms/mails.ts';
import { countFailure, type Patience, waitOf } from '#content-store/drafts/people/failures.ts';
import { accountByLogin } from '#content-store/drafts/people/users.ts';
import { AppError } from '#content-store/model/error.ts';
import { userSchema } from '#content-store/model/people/user.ts';
import type { CallContext, Handler } from '../calls/call-context.ts';
import { networkOf } from '../calls/network-of.ts';
import { checkPayload } from '../calls/payload.ts';
import { accountKey } from './guess-limit.ts';

const HOUR_MS = 60 * 60 * 1000;
const hourly = (free: number): Patience => ({ free, firstWaitMs: HOUR_MS, longestWaitMs: HOUR_MS, forgetMs: HOUR_MS });
const PER_ACCOUNT = hourly(4);
const PER_NETWORK = hourly(20);

/**
 * Sends whoever has this address a link for a new password. Says the same and writes as much for everybody, so that
 * nobody learns which addresses are known; what is too much is left out in silence.
 */
export const forgotPassword: Handler<'user/forgotPassword'> = async ({ email: posted }, context) => {
  if (posted === '') throw new AppError('invalid', 'Please provide your email address');
  const email = checkPayload(userSchema.shape.email, posted);
  await transact(context.service.db, async (db) => {
    const account = await accountByLogin(db, email);
    const isKnown = account?.user.email === email && !account.user.disabled;
    if ((await isPatient(db, context, email)) && isKnown) await queueLink(db, email);
  });
  context.service.mails.wake();
  return { message: 'If the address is known, a link is on its way.' };
};

async function isPatient(db: Db, { service, address }: CallContext, email: string): Promise<boolean> {
  const now = Date.now();
  const limits = [
    { key: `recovery, ${accountKey(email)}`, patience: PER_ACCOUNT },
    { key: `recovery from ${networkOf(address)}`, patience: PER_NETWORK },
  ];
  const waits = await Promise.all(limits.map(({ key }) => waitOf(db, key, now)));
  const isFree = waits.every((wait) => wait === 0);
  for (const { key, patience } of isFree ? limits : []) await countFailure(db, key, patience, now);
  return isFree || !service.settings.hasRateLimits;
}

/** The link itself is made when the mail is sent: no token is ever stored as it is. */
const queueLink = (db: Db, email: string): Promise<void> =>
  queueMail(
    db,
    { kind: 'account', recipients: [email], subject: 'Password Reset', content: { text: '', html: '' } },
    new Date().toISOString(),
  );
