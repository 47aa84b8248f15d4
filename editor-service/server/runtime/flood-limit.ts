import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type Db, isShared } from '#content-store/drafts/database/open-database.ts';
import { countUse } from '#content-store/drafts/people/uses.ts';
import { AppError } from '#content-store/model/error.ts';

/** Throws `too-many` when this key has been used too often lately; `said` says so in words of the caller's. */
export type FloodLimit = (key: string, said?: string) => Promise<void>;

interface Options {
  /** Nothing is limited while limits are off. */
  isOn: boolean;
  /** Keys of different limits differ by it. */
  name: string;
  times: number;
  seconds: number;
}

/** Allows each key `times` uses within `seconds`, at all instances of the service together. */
export function createFloodLimit(db: Db, options: Options): FloodLimit {
  if (!options.isOn) return async () => {};
  return isShared(db) ? countedInRows(db, options) : countedHere(options);
}

function countedHere({ times, seconds }: Options): FloodLimit {
  const limiter = new RateLimiterMemory({ points: times, duration: seconds });
  return async (key, said) => {
    await limiter.consume(key).catch((reason: unknown) => {
      throw reason instanceof RateLimiterRes ? tooMany(reason.msBeforeNext, said) : reason;
    });
  };
}

const countedInRows =
  (db: Db, { name, times, seconds }: Options): FloodLimit =>
  async (key, said) => {
    const now = Date.now();
    const { count, expiresAt } = await countUse(db, `${name} ${key}`, seconds * 1000, now);
    if (count > times) throw tooMany(expiresAt - now, said);
  };

const tooMany = (milliseconds: number, said = 'This was sent too often. Please try again in a few minutes.') =>
  new AppError('too-many', said, {
    retryAfterSeconds: Math.ceil(milliseconds / 1000),
  });
