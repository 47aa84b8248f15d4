import { setImmediate } from 'node:timers/promises';

/** Work goes on for this long before other work of the thread has its turn, in milliseconds. */
const WORK_MS = 8;

/** A function to await between steps of long work: every few milliseconds, other work of the thread has its turn. */
export function createPause(): () => Promise<void> {
  let next = performance.now() + WORK_MS;
  return async () => {
    if (performance.now() < next) return;
    await setImmediate();
    next = performance.now() + WORK_MS;
  };
}
