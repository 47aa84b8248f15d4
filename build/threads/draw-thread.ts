import { Worker } from 'node:worker_threads';
import type { PublicEnvironment } from '#content-store/model/published/reader.ts';
import type { SnapshotState } from '#content-store/published/snapshot.ts';
import { BuildError, type BuildFailure } from '../plan/build-error.ts';
import type { Drawn } from '../render/render.ts';
import { endThread, THREAD_ARGUMENTS } from './thread.ts';

/** What a thread draws from: the content as it is when it starts, and the compiled site. */
export interface DrawSources {
  content: SnapshotState;
  compiledDir: string | undefined;
  environment: PublicEnvironment;
}

export interface DrawRequest {
  domainId: string;
  address: string;
}

export type DrawAnswer = DrawRequest & ({ drawn: Drawn } | { failure: BuildFailure });

/** Sent to the thread when there is a compiled site to load. */
export const COMPILED = 'compiled';

export type DrawMessage = typeof COMPILED | DrawRequest;

/** Sent once by the thread, when it has loaded everything. */
export interface DrawReady {
  compileId: string;
}

type Settle = (answer: DrawAnswer | null) => void;

/** A thread that draws pages of any domain. */
export class DrawThread {
  /** The compile it draws with; null when it ended before it was ready. */
  readonly ready: Promise<string | null>;
  readonly #worker: Worker;
  readonly #waiting = new Map<string, Settle>();
  #isOver = false;

  constructor(sources: DrawSources) {
    this.#worker = new Worker(new URL('./draw-worker.ts', import.meta.url), {
      workerData: sources,
      execArgv: THREAD_ARGUMENTS,
    });
    const { promise, resolve } = Promise.withResolvers<string | null>();
    this.ready = promise;
    const end = () => {
      this.#isOver = true;
      resolve(null);
      for (const settle of this.#waiting.values()) settle(null);
      this.#waiting.clear();
    };
    this.#worker.on('message', (message: DrawAnswer | DrawReady) => {
      if ('compileId' in message) resolve(message.compileId);
      else this.#settle(message);
    });
    this.#worker.on('error', end).on('exit', end); // Whatever ended it shows again where its pages are drawn then.
  }

  /** Lets it load the compiled site. */
  loadSite(): void {
    this.#worker.postMessage(COMPILED);
  }

  /** Draws a page; null when the thread has ended. Rejects with a BuildError. */
  async draw(request: DrawRequest): Promise<Drawn | null> {
    if (this.#isOver) return null;
    const { promise, resolve } = Promise.withResolvers<DrawAnswer | null>();
    this.#waiting.set(keyOf(request), resolve);
    this.#worker.postMessage(request);
    const answer = await promise;
    return answer && drawnOf(answer);
  }

  async stop(): Promise<void> {
    await endThread(this.#worker);
  }

  #settle(answer: DrawAnswer): void {
    this.#waiting.get(keyOf(answer))?.(answer);
    this.#waiting.delete(keyOf(answer));
  }
}

const keyOf = ({ domainId, address }: DrawRequest): string => `${domainId}${address}`;

function drawnOf(answer: DrawAnswer): Drawn {
  if ('drawn' in answer) return answer.drawn;
  const { page, message, block } = answer.failure;
  throw new BuildError(page, Object.assign(new Error(message), { block }));
}
