import { availableParallelism } from 'node:os';
import { type RenderSources, RenderThread } from './render-thread.ts';

/** Fewer pages are rendered in less time than a thread needs to load the site. */
const WORTH_THREADS = 400;
/** Each holds the content in memory. */
const MOST_THREADS = 3;

/** The threads that help to render in one run: none, until there are pages enough to be worth them. */
export class RenderPool {
  readonly #sources: () => RenderSources;
  readonly #isCompiled: Promise<unknown>;
  #threads: readonly RenderThread[] | undefined;

  constructor(sources: () => RenderSources, isCompiled: Promise<unknown>) {
    this.#sources = sources;
    this.#isCompiled = isCompiled;
  }

  /** The threads for so many pages. They take the content at once, and load the site as soon as it is compiled. */
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
    const count = Math.min(availableParallelism() - 1, MOST_THREADS);
    const sources = this.#sources();
    const threads = Array.from({ length: count }, () => new RenderThread(sources));
    const load = () => {
      for (const thread of threads) thread.loadSite();
    };
    this.#isCompiled.then(load, () => {}); // Whoever waits for the compile says why there is none.
    return threads;
  }
}
