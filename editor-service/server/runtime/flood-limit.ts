import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#content-store/model/error.ts';

/** Throws `too-many` when this key has been used too often lately. */
export type FloodLimit = (key: string) => Promise<void>;

interface Options {
  /** Nothing is limited while limits are off. */
  isOn: boolean;
  times: number;
  seconds: number;
}

/** Allows each key `times` uses within `seconds`. */
export function createFloodLimit({ isOn, times, seconds }: Options): FloodLimit {
  const limiter = new RateLimiterMemory({ points: times, duration: seconds });
  return async (key) => {
    if (isOn) await limiter.consume(key).catch(refuse);
  };
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  const retryAfterSeconds = Math.ceil(reason.msBeforeNext / 1000);
  throw new AppError('too-many', 'This was sent too often. Please try again in a few minutes.', { retryAfterSeconds });
}
