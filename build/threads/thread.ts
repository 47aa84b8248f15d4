import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';

const END = 'end';

/** A thread that does not end within this time is considered hung. */
const TIMEOUT_MS = 10_000;

const REGISTER = new URL('../site-folder/register.mjs', import.meta.url).href;

/** Threads get the program's `--import` modules, and resolve modules of the site folder. */
export const THREAD_ARGUMENTS = [
  ...process.execArgv.flatMap((argument, index, all) =>
    argument === '--import' ? [argument, all[index + 1] ?? ''] : argument.startsWith('--import=') ? [argument] : [],
  ),
  ...['--import', REGISTER],
];

/** Starts a module as a thread. React reads NODE_ENV when it is loaded; its production build is three times as fast. */
export function startThread(module: URL, workerData: unknown): Worker {
  return new Worker(module, {
    workerData,
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: THREAD_ARGUMENTS,
  });
}

/** Inside a thread: passes each message to `serve` until `endThread` is called for the thread, then ends it. */
export function serveThread<Request>(serve: (request: Request) => unknown, beforeEnd: () => unknown = () => {}): void {
  if (!parentPort) throw new Error('serveThread() must be called in a worker thread');
  const end = async () => {
    await beforeEnd();
    process.exit();
  };
  parentPort.on('message', (message: Request | typeof END) => (message === END ? end() : serve(message)));
}

/**
 * Asks a thread to end itself: `Worker.terminate()` while it loads a native module (SQLite, sharp) would end the whole
 * process. Work in progress may stay unfinished. Only a thread that hangs is terminated.
 */
export async function endThread(worker: Worker, timeoutMs = TIMEOUT_MS): Promise<void> {
  if (worker.threadId === -1) return; // It has already ended.
  const ended = once(worker, 'exit');
  const timer = setTimeout(() => void worker.terminate(), timeoutMs);
  worker.ref();
  worker.postMessage(END);
  await ended;
  clearTimeout(timer);
}
