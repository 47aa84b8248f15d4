import type { Worker } from 'node:worker_threads';
import { endThread, startThread } from '#build/threads/thread.ts';
import { AppError } from '#content-store/model/error.ts';
import type { Log } from '../runtime/log.ts';
import {
  LOADED,
  type PreviewAnswer,
  type PreviewRequest,
  type PreviewResults,
  type PreviewSet,
  type PreviewWorkerData,
} from './preview-message.ts';

const TIMEOUT_MS = 20_000;
/** A thread that has rendered nothing for this long ends, which gives its memory back. */
const IDLE_MS = 10 * 60_000;

type Asked = Omit<PreviewRequest, 'id' | 'result'>;

export type Previews = ReturnType<typeof startPreviews>;

interface Waiting {
  resolve(result: PreviewResults[keyof PreviewResults]): void;
  reject(error: Error): void;
  timeout?: NodeJS.Timeout;
}

const stopping = () => new AppError('unavailable', 'The service is stopping');

/** The thread died, by whatever it was rendering: nothing is known of the other pages it was asked for. */
export class RendererDied extends AppError {
  constructor() {
    super('unavailable', 'The preview was interrupted; please reload');
  }
}

/**
 * Renders previews on a separate thread, so that a slow page never holds up a call. The thread starts when it is needed,
 * and again after it has died or was idle.
 */
export function startPreviews(data: PreviewWorkerData, log: Log, { idleMs = IDLE_MS, timeoutMs = TIMEOUT_MS } = {}) {
  let worker: Worker | null = null;
  let isLoaded = false;
  let idle: NodeJS.Timeout | undefined;
  let ended: Promise<void> | undefined;
  let isClosed = false;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const settle = (id: number): Waiting | undefined => {
    const one = waiting.get(id);
    clearTimeout(one?.timeout);
    waiting.delete(id);
    return one;
  };

  const failAll = (error: AppError) => {
    worker = null;
    for (const id of [...waiting.keys()]) settle(id)?.reject(error);
  };

  /** The thread, which stays for a while after it was used last. */
  const thread = (): Worker => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      // If it dies before that, the error has been logged.
      if (worker) ended = endThread(worker).catch(() => {});
      worker = null;
    }, idleMs).unref();
    worker ??= start();
    return worker;
  };

  /** Only rendering takes too long: on a busy machine the thread may load for as long, and would never get to a page. */
  const limit = (one: Waiting, id: number) => {
    one.timeout = setTimeout(() => {
      settle(id)?.reject(new AppError('unavailable', 'The preview took too long'));
      void worker?.terminate();
    }, timeoutMs);
  };

  const start = (): Worker => {
    isLoaded = false;
    const started = startThread(new URL('./worker.ts', import.meta.url), data);
    started.on('message', (answer: PreviewAnswer | typeof LOADED) => {
      if (answer === LOADED) {
        isLoaded = true;
        waiting.forEach(limit);
        return;
      }
      const one = settle(answer.id);
      if ('result' in answer) one?.resolve(answer.result);
      else one?.reject(new AppError(answer.isPassing ? 'unavailable' : 'internal', answer.failure));
    });
    started.on('error', (error) => log.error({ err: error }, 'the preview thread died'));
    started.on('exit', () => {
      if (worker === started) failAll(new RendererDied());
    });
    started.unref();
    return started;
  };

  const ask = <Result extends keyof PreviewResults>(result: Result, asked: Asked) =>
    new Promise<PreviewResults[Result]>((resolve, reject) => {
      if (isClosed) throw stopping();
      const id = ++lastId;
      const one: Waiting = { resolve: resolve as Waiting['resolve'], reject };
      waiting.set(id, one);
      thread().postMessage({ ...asked, id, result } satisfies PreviewRequest);
      if (isLoaded) limit(one, id);
    });

  return {
    /** Starts the thread before it is needed. */
    warmUp: () => {
      if (!isClosed) thread();
    },
    /** Renders one page for the canvas. Throws AppError `internal` with the reason, for the log. */
    render: (page: Asked) => ask('page', page),
    /** Renders one page and reads what is checked in it; throws likewise. */
    factsOf: (page: Asked) => ask('facts', page),
    /** Renders a page of a set as the builder would, for `dist`; throws likewise. */
    live: (page: Asked & { set: PreviewSet }) => ask('live', page),
    close: async () => {
      isClosed = true;
      const last = worker;
      failAll(stopping());
      await ended;
      if (last) await endThread(last);
    },
  };
}
