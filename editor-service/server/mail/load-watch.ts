import { performance } from 'node:perf_hooks';

const BUSY = 0.5;

/** Answers, each time, whether this thread was at work for most of the time since it was asked last. */
export function createLoadWatch(): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const before = last;
    last = performance.eventLoopUtilization();
    return performance.eventLoopUtilization(last, before).utilization > BUSY;
  };
}
