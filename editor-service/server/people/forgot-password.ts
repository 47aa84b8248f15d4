import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { queueMail } from '#content-store/drafts/forms/mails.ts';
import { type Backoff, countFailure, waitOf } from '#content-store/drafts/people/failures.ts';
import { accountByLogin } from '#content-store/drafts/people/find-user.ts';
import { AppError } from '#content-store/model/error.ts';
import { userSchema } from '#content-store/model/people/user.ts';
import type { Audit, Handler } from '../http/call-context.ts';
import { networkOf } from '../http/network-of.ts';
import { checkPayload } from '../http/payload.ts';
import { accountKey } from './guess-limit.ts';

const HOUR_MS = 60 * 60 * 1000;
const hourly = (free: number): Backoff => ({ free, firstWaitMs: HOUR_MS, longestWaitMs: HOUR_MS, forgetMs: HOUR_MS });
const PER_ACCOUNT = hourly(4);
const PER_NETWORK = hourly(20);

interface Parts {
  db: Db;
  audit: Audit;
  /** Triggers sending of the queued mails. */
  wakeMails: () => void;
  hasRateLimits: boolean;
}

/**
 * Mails a link for a new password to the owner of this address. Every request gets the same answer and writes to the
 * database, so that nobody learns which addresses are known; requests over the limit are silently ignored, by the trail too:
 * anyone could fill it.
 */
export function forgotPassword({ db, audit, wakeMails, hasRateLimits }: Parts): Handler<'user/forgotPassword'> {
  return async ({ email: posted }, context) => {
    if (posted === '') throw new AppError('invalid', 'Please provide your email address');
    const email = checkPayload(userSchema.shape.email, posted);
    const isHeard = await transact(db, async (transaction) => {
      const account = await accountByLogin(transaction, email);
      const isKnown = account?.user.email === email && !account.user.disabled;
      const isPatient = (await countRequest(transaction, context.address, email)) || !hasRateLimits;
      if (isPatient && isKnown) await queuePasswordMail(transaction, email, 'Password reset', new Date().toISOString());
      return isPatient;
    });
    if (isHeard) await audit(context, 'password forgotten', {});
    wakeMails();
    return { message: 'If the address is known, a link is on its way.' };
  };
}

/** False after too many recent requests for this account or from this network; refused requests are not counted. */
async function countRequest(db: Db, address: string, email: string): Promise<boolean> {
  const now = Date.now();
  const limits = [
    { key: `recovery, ${accountKey(email)}`, backoff: PER_ACCOUNT },
    { key: `recovery from ${networkOf(address)}`, backoff: PER_NETWORK },
  ];
  const waits = await Promise.all(limits.map(({ key }) => waitOf(db, key, now)));
  const isFree = waits.every((wait) => wait === 0);
  for (const { key, backoff } of isFree ? limits : []) await countFailure(db, key, backoff, now);
  return isFree;
}

/** The link itself is created when the mail is sent, so that no token is ever stored in plain text. */
export const queuePasswordMail = (db: Db, email: string, subject: string, at: string): Promise<void> =>
  queueMail(db, { kind: 'account', recipients: [email], subject, content: { text: '', html: '' } }, at);
