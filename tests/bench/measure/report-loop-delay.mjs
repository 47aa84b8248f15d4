import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

// `node --import` this: at SIGUSR2 the 99th percentile of the event loop's delay since the last time, in milliseconds,
// is written to LOOP_DELAY_FILE.
if (isMainThread && process.env.LOOP_DELAY_FILE) {
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  process.on('SIGUSR2', () => {
    writeFileSync(process.env.LOOP_DELAY_FILE, String(delays.percentile(99) / 1e6));
    delays.reset();
  });
}
