import { Worker } from 'node:worker_threads';
import { BuildError } from '../plan/build-error.ts';
import type { PageRequest, Rendered } from '../render/render.ts';
import { type Address, COMPILED, type RenderAnswer, type RenderReady, type RenderSources } from './render-messages.ts';
import { endThread, THREAD_ARGUMENTS } from './thread.ts';

type Settle = (answer: RenderAnswer | null) => void;

/** A thread that renders pages of any domain. */
export class RenderThread {
  /** The id of the compile it renders with; null when it ended before it was ready. */
  readonly ready: Promise<string | null>;
  readonly #worker: Worker;
  readonly #waiting = new Map<string, Settle>();
  #isOver = false;

  constructor(sources: RenderSources) {
    this.#worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
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
    this.#worker.on('message', (message: RenderAnswer | RenderReady) => {
      if ('compileId' in message) resolve(message.compileId);
      else this.#settle(message);
    });
    this.#worker.on('error', end).on('exit', end); // The error recurs where its pages are rendered instead.
  }

  /** Tells the thread to load the compiled site. */
  loadSite(): void {
    this.#worker.postMessage(COMPILED);
  }

  /** Renders a page; null when the thread has ended. Rejects with a BuildError. */
  async render(request: PageRequest): Promise<Rendered | null> {
    if (this.#isOver) return null;
    const { promise, resolve } = Promise.withResolvers<RenderAnswer | null>();
    this.#waiting.set(keyOf(request), resolve);
    this.#worker.postMessage(request);
    const answer = await promise;
    return answer && renderedOf(answer);
  }

  async stop(): Promise<void> {
    await endThread(this.#worker);
  }

  #settle(answer: RenderAnswer): void {
    this.#waiting.get(keyOf(answer))?.(answer);
    this.#waiting.delete(keyOf(answer));
  }
}

const keyOf = ({ domainId, address }: Address): string => `${domainId}${address}`;

function renderedOf(answer: RenderAnswer): Rendered {
  if ('rendered' in answer) return answer.rendered;
  const { page, message, block } = answer.failure;
  throw new BuildError(page, Object.assign(new Error(message), { block }));
}
