import { performance } from 'node:perf_hooks';

const BUSY = 0.5;

/** Each call returns whether this thread was busy for most of the time since the previous call. */
export function createLoadWatch(): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const before = last;
    last = performance.eventLoopUtilization();
    return performance.eventLoopUtilization(last, before).utilization > BUSY;
  };
}
