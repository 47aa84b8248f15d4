import { AppError } from '#content-store/model/error.ts';

export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs a few functions at a time, in order of arrival. Throws `unavailable` with `refusal` when too many are waiting. */
export function createWorkQueue(maxRunning: number, maxWaiting: number, refusal: string): WorkQueue {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new AppError('unavailable', refusal);
      await new Promise<void>((start) => waiting.push(start));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
