import { performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

const WATCH_MS = 5000;
/** A thread that works less than this share of the time rests. */
const REST = 0.02;
/** Less than this is not worth a collection, in bytes. */
const WORTH_IT = 32 * 1024 * 1024;

/**
 * Collects garbage whenever this thread rests after work that left some, and so gives memory back to the system: V8 itself
 * waits for the next work (10,000 pages: 735 MB of the service become 300; bench row `service`). A heap that was much larger is
 * full of holes, of which one collection closes only some: it is repeated as long as that is worth it. Needs `--expose-gc`.
 */
export function freeMemoryAtRest(): void {
  const collect = globalThis.gc;
  if (!collect) return;
  let size = 0;
  let isShrinking = false;
  let before = performance.eventLoopUtilization();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    const present = heapSize();
    if (utilization > REST || (!isShrinking && present < size + WORTH_IT)) return;
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    size = heapSize();
    isShrinking = present - size >= WORTH_IT;
  }, WATCH_MS).unref();
}

const heapSize = (): number => getHeapStatistics().total_heap_size;
