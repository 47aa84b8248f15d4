import { createHash } from 'node:crypto';
import type { Db } from '#content-store/drafts/database/open-database.ts';
import { transact } from '#content-store/drafts/database/transact.ts';
import { type Backoff, countFailure, forgetFailures, waitOf } from '#content-store/drafts/people/failures.ts';
import { AppError } from '#content-store/model/error.ts';
import { networkOf } from '../http/network-of.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Someone who knows an account's name can guess its password from any number of addresses. */
const PER_ACCOUNT: Backoff = { free: 5, firstWaitMs: MINUTE_MS, longestWaitMs: 15 * MINUTE_MS, forgetMs: HOUR_MS };
/** A whole office may share one address. */
const PER_NETWORK: Backoff = { free: 30, firstWaitMs: MINUTE_MS, longestWaitMs: HOUR_MS, forgetMs: HOUR_MS };

/**
 * The limit for guesses from an address at one account, which need not exist. A device on which its owner has logged in
 * has a count of its own, so that nobody else's guesses shut the owner out.
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export type GuessLimits = ReturnType<typeof createGuessLimits>;

/** Slows down guessing, per account and per address; the counts survive a restart. Nothing is limited while limits are off. */
export function createGuessLimits(db: Db, areOn: boolean) {
  return (address: string, account: string, knownDevice?: string) => {
    const ofAccount = knownDevice ? `${accountKey(account)} on ${knownDevice}` : accountKey(account);
    const ofNetwork = `guesses from ${networkOf(address)}`;
    const limit = limitOf(db, { [ofAccount]: PER_ACCOUNT, [ofNetwork]: PER_NETWORK }, areOn);
    return {
      ...limit,
      /**
       * Throws as `requireAllowed` does, counting every guess found wrong by then: among many guesses sent at once the right
       * one must not stand out.
       */
      right: (): Promise<void> =>
        transact(db, async (transaction) => {
          await limit.requireAllowed(transaction);
          await forgetFailures(transaction, ofAccount);
        }),
    };
  };
}

export type TokenLimits = ReturnType<typeof createTokenLimits>;

/** Counts bad API tokens apart from all other guesses: a forgotten script must not keep its network from logging in. */
export const createTokenLimits = (db: Db, areOn: boolean) => (address: string) =>
  limitOf(db, { [`tokens from ${networkOf(address)}`]: PER_ACCOUNT }, areOn);

/** Counts under these keys, and refuses, with the longest of their waits, while one of them is refused. */
export function limitOf(db: Db, backoffs: Readonly<Record<string, Backoff>>, isOn: boolean) {
  /** How long the next attempt is refused, in milliseconds. */
  const wait = async (handle = db): Promise<number> => {
    if (!isOn) return 0;
    const now = Date.now();
    return Math.max(...(await Promise.all(Object.keys(backoffs).map((key) => waitOf(handle, key, now)))));
  };
  return {
    wait,
    /** Throws `too-many` while guesses are refused. Call it before checking a guess. */
    requireAllowed: async (handle = db): Promise<void> => {
      const left = await wait(handle);
      if (left > 0) throw tooMany(left);
    },
    wrong: async (): Promise<void> => {
      const now = Date.now();
      for (const [key, backoff] of isOn ? Object.entries(backoffs) : []) await countFailure(db, key, backoff, now);
    },
  };
}

/** Hashed, because people sometimes type their password as their username. */
export const accountKey = (account: string): string =>
  `guesses at ${createHash('sha256').update(account.trim().toLowerCase()).digest('hex')}`;

function tooMany(wait: number): AppError {
  const minutes = Math.ceil(wait / MINUTE_MS);
  const message = `Too many attempts, please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return new AppError('too-many', message, { retryAfterSeconds: Math.ceil(wait / 1000) });
}
