import { availableParallelism } from 'node:os';
import type { RenderSources } from './render-messages.ts';
import { RenderThread } from './render-thread.ts';

/** Fewer pages take less time to render than a thread takes to load the site. */
const WORTH_THREADS = 400;
/** Each holds the content in memory. */
const MAX_THREADS = 3;

/** The threads that help to render in one run, started only when there are enough pages. */
export class RenderPool {
  readonly #sources: () => RenderSources;
  readonly #isCompiled: Promise<unknown>;
  #threads: readonly RenderThread[] | undefined;

  constructor(sources: () => RenderSources, isCompiled: Promise<unknown>) {
    this.#sources = sources;
    this.#isCompiled = isCompiled;
  }

  /** The threads for this number of pages. They receive the content at once and load the site when it is compiled. */
  for(pages: number): readonly RenderThread[] {
    if (pages < WORTH_THREADS) return [];
    this.#threads ??= this.#start();
    return this.#threads;
  }

  async stop(): Promise<void> {
    await Promise.all((this.#threads ?? []).map((thread) => thread.stop()));
    this.#threads = undefined;
  }

  #start(): RenderThread[] {
    const count = Math.min(availableParallelism() - 1, MAX_THREADS);
    const sources = this.#sources();
    const threads = Array.from({ length: count }, () => new RenderThread(sources));
    const load = () => {
      for (const thread of threads) thread.loadSite();
    };
    this.#isCompiled.then(load, () => {}); // The caller that awaits the compile reports its error.
    return threads;
  }
}
