import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

// For `node --import`: on SIGUSR2, writes the 99th percentile of the event loop delay since the last signal,
// in milliseconds, to LOOP_DELAY_FILE.
if (isMainThread && process.env.LOOP_DELAY_FILE) {
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  process.on('SIGUSR2', () => {
    writeFileSync(process.env.LOOP_DELAY_FILE, String(delays.percentile(99) / 1e6));
    delays.reset();
  });
}
