import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';

const END = 'end';

/** A thread that does not end within this time hangs. */
const TIMEOUT_MS = 10_000;

const REGISTER = new URL('../site-folder/register.mjs', import.meta.url).href;

/** A thread loads first what its program has loaded first, and resolves what the site folder brings. */
export const THREAD_ARGUMENTS = [
  ...process.execArgv.flatMap((argument, index, all) =>
    argument === '--import' ? [argument, all[index + 1] ?? ''] : argument.startsWith('--import=') ? [argument] : [],
  ),
  ...['--import', REGISTER],
];

/** Starts a module as a thread. React reads NODE_ENV when it is loaded; its production build renders three times as fast. */
export function startThread(module: URL, workerData: unknown): Worker {
  return new Worker(module, {
    workerData,
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: THREAD_ARGUMENTS,
  });
}

/** Inside a thread: gets each message until `endThread` is called for it; then ends it. */
export function serveThread<Request>(serve: (request: Request) => unknown, beforeEnd: () => unknown = () => {}): void {
  if (!parentPort) throw new Error('This is a thread of another program');
  const end = async () => {
    await beforeEnd();
    process.exit();
  };
  parentPort.on('message', (message: Request | typeof END) => (message === END ? end() : serve(message)));
}

/**
 * Ends a thread, at a moment of its own: `Worker.terminate()` while it loads a native module (SQLite's, sharp's) would
 * end the whole process. Work it has begun may stay undone. Only a thread that hangs is terminated.
 */
export async function endThread(worker: Worker, timeoutMs = TIMEOUT_MS): Promise<void> {
  if (worker.threadId === -1) return; // It has ended.
  const ended = once(worker, 'exit');
  const timer = setTimeout(() => void worker.terminate(), timeoutMs);
  worker.ref();
  worker.postMessage(END);
  await ended;
  clearTimeout(timer);
}
