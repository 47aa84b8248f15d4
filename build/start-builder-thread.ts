import { AppError } from '#content-store/model/error.ts';
import type { Failpoint } from '#content-store/published/failpoint.ts';
import type { Interrupt, StopSending, WorkerAnswer, WorkerRequest } from './builder-messages.ts';
import type { BuilderOptions, Change } from './builder-options.ts';
import type { Rendered } from './render/render.ts';
import { endThread, startThread } from './threads/thread.ts';
import type { OnProgress, RebuildResult } from './write/run.ts';

export type { Change, RebuildResult };

export interface BuilderThreadOptions extends Omit<BuilderOptions, 'now' | 'compiling'> {
  /** Called when the worker ends unexpectedly: out of memory, or an uncaught error. Pending calls are rejected. */
  onExit?: (error: Error) => void;
  /** Called with errors of work in idle time, which is tried again later. */
  onTrouble?: (error: unknown) => void;
  /** Called when the number of pictures that pages show and that are not made yet is another one. */
  onPictures?: (left: number) => void;
  /** Milliseconds without a message after which a busy builder is terminated; two minutes by default. */
  timeoutMs?: number;
}

/** Much longer than one page takes, including its image variants. */
const TIMEOUT_MS = 120_000;

interface RebuildOptions {
  onProgress?: OnProgress;
  /** Aborted when there is a newer change: the work ends early, and the next call does what is left. */
  newer?: AbortSignal | undefined;
  /** Ids of the pages that editors look at: they are rendered before others. */
  lookedAt?: readonly string[] | undefined;
  /** Pages of the changes as they were rendered before; each is rendered again if anything it shows has changed since. */
  rendered?: readonly Rendered[] | undefined;
  armFailpoint?: Failpoint | undefined;
}

type CatchUpOptions = Pick<RebuildOptions, 'onProgress' | 'newer'>;

export type BuilderThread = Awaited<ReturnType<typeof startBuilderThread>>;

/**
 * Starts the builder in its own thread, so that rendering never blocks the service's event loop, and updates `dist`, until
 * something newer interrupts it. Rejects when the site is not compiled.
 */
export async function startBuilderThread(
  { onExit, onTrouble, onPictures, onNews, timeoutMs = TIMEOUT_MS, ...options }: BuilderThreadOptions,
  catchUp: CatchUpOptions = {},
) {
  const worker = startThread(new URL('./builder-thread.ts', import.meta.url), options satisfies BuilderOptions);
  const calls = new Map<number, PromiseWithResolvers<RebuildResult> & Pick<RebuildOptions, 'onProgress'>>();
  let count = 0;
  let isClosed = false;
  let silence: NodeJS.Timeout | undefined;

  /** Restarts the timeout for the worker's next message while calls are pending. */
  const listen = () => {
    clearTimeout(silence);
    if (calls.size > 0) silence = setTimeout(giveUp, timeoutMs);
  };
  const giveUp = () => {
    end(new Error(`The builder has not responded for ${timeoutMs / 1000} s`));
    void worker.terminate();
  };

  const ask = (work: WorkerRequest['work'], changes: readonly Change[], given: RebuildOptions = {}) => {
    const call = { ...given, ...Promise.withResolvers<RebuildResult>() };
    const id = ++count;
    calls.set(id, call);
    const failpoint = process.env.NODE_ENV === 'production' ? undefined : given.armFailpoint;
    const { newer, lookedAt = [], rendered = [] } = given;
    worker.postMessage({ id, work, changes, lookedAt, rendered, failpoint } satisfies WorkerRequest);
    listen();
    const interrupt = () => worker.postMessage({ id, work: 'interrupt' } satisfies Interrupt);
    if (newer?.aborted) interrupt();
    else newer?.addEventListener('abort', interrupt, { once: true });
    return call.promise;
  };

  worker.on('message', (message: WorkerAnswer) => {
    if (message.kind === 'alive') return listen();
    if (message.kind === 'trouble') return onTrouble?.(message.error);
    if (message.kind === 'news') return onNews?.(message.sentence);
    if (message.kind === 'pictures') return onPictures?.(message.left);
    const call = calls.get(message.id);
    if (message.kind !== 'progress') calls.delete(message.id);
    listen();
    if (message.kind === 'progress') return call?.onProgress?.(message.done, message.total);
    if (message.kind === 'done') call?.resolve(message.result);
    else call?.reject(errorOf(message));
  });
  const end = (error: Error) => {
    clearTimeout(silence);
    for (const call of calls.values()) call.reject(error);
    calls.clear();
    if (!isClosed) onExit?.(error);
    isClosed = true;
  };
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => end(new Error('The builder has stopped')));

  return {
    /** The result of the catch-up when the builder started. */
    catchUp: await ask('catchUp', [], catchUp),
    /** Goes on with it, if it was interrupted. */
    resumeCatchUp: (given: CatchUpOptions) => ask('catchUp', [], given),
    rebuild: (changes: readonly Change[], given?: RebuildOptions) => ask('rebuild', changes, given),
    /** Makes a picture that a page shows, unless it is there: a visitor waits. */
    makePicture: async (domainId: string, path: string): Promise<void> => {
      await ask('makePicture', [{ domainId, path }]);
    },
    /**
     * Sends what the bucket does not have, if there is a bucket; false when that was aborted by `newer`, and files are
     * left. Throws AppError `unavailable` when the bucket refuses.
     */
    send: async (newer?: AbortSignal): Promise<boolean> => !(await ask('send', [], { newer })).isInterrupted,
    /** Stops sending: another instance does it from now on. */
    stopSending: (): void => worker.postMessage({ work: 'stopSending' } satisfies StopSending),
    close: async (): Promise<void> => {
      await Promise.allSettled(Array.from(calls.values(), (call) => call.promise));
      isClosed = true;
      await endThread(worker);
    },
  };
}

const errorOf = ({ error, unavailable }: Extract<WorkerAnswer, { kind: 'failed' }>): unknown =>
  unavailable === undefined ? error : new AppError('unavailable', unavailable, { cause: error });
