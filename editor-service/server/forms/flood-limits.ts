import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#content-store/model/error.ts';
import { networkOf } from '../calls/network-of.ts';

const MINUTE = 60;

/** Each throws `too-many` when this has been done too often lately. */
export interface FloodLimits {
  submit(address: string): Promise<void>;
  subscribe(address: string): Promise<void>;
  preview(userId: string): Promise<void>;
}

/** What one place may send through public forms; nothing is limited while limits are off. */
export function createFloodLimits(areOn: boolean): FloodLimits {
  const limit = (points: number, minutes: number) => {
    const limiter = new RateLimiterMemory({ points, duration: minutes * MINUTE });
    return async (key: string) => {
      if (areOn) await limiter.consume(key).catch(refuse);
    };
  };
  const submit = limit(100, 10);
  const subscribe = limit(10, 10);
  return {
    submit: (address) => submit(networkOf(address)),
    subscribe: (address) => subscribe(networkOf(address)),
    preview: limit(10, 1),
  };
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  const retryAfterSeconds = Math.ceil(reason.msBeforeNext / 1000);
  throw new AppError('too-many', 'This was sent too often. Please try again in a few minutes.', { retryAfterSeconds });
}
