const WATCH_MS = 250;

/**
 * Calls `stop` once: on SIGTERM or SIGINT, and when npm has ended that started this program. npm passes its signals on
 * to a shell, which ends without telling the program; on Ctrl+C a program without a shell gets two. Later ones change nothing.
 */
export function onStopSignal(stop: () => void): void {
  let isStopping = false;
  const stopOnce = () => {
    if (isStopping) return;
    isStopping = true;
    stop();
  };
  process.on('SIGTERM', stopOnce).on('SIGINT', stopOnce);
  if (!['start', 'dev'].includes(process.env.npm_lifecycle_event ?? '')) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stopOnce();
  }, WATCH_MS).unref();
}
