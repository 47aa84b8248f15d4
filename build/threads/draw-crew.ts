import { availableParallelism } from 'node:os';
import { type DrawSources, DrawThread } from './draw-thread.ts';

/** Fewer pages are drawn in less time than a thread needs to load the site. */
const WORTH_THREADS = 400;
/** Each holds the content in memory. */
const MOST_THREADS = 3;

/** The threads that help to draw in one run: none, until there are pages enough to be worth them. */
export class DrawCrew {
  readonly #sources: () => DrawSources;
  readonly #isCompiled: Promise<unknown>;
  #threads: readonly DrawThread[] | undefined;

  constructor(sources: () => DrawSources, isCompiled: Promise<unknown>) {
    this.#sources = sources;
    this.#isCompiled = isCompiled;
  }

  /** The threads for so many pages. They take the content at once, and load the site as soon as it is compiled. */
  for(pages: number): readonly DrawThread[] {
    if (pages < WORTH_THREADS) return [];
    this.#threads ??= this.#start();
    return this.#threads;
  }

  async stop(): Promise<void> {
    await Promise.all((this.#threads ?? []).map((thread) => thread.stop()));
    this.#threads = undefined;
  }

  #start(): DrawThread[] {
    const count = Math.min(availableParallelism() - 1, MOST_THREADS);
    const sources = this.#sources();
    const threads = Array.from({ length: count }, () => new DrawThread(sources));
    const load = () => {
      for (const thread of threads) thread.loadSite();
    };
    this.#isCompiled.then(load, () => {}); // Whoever waits for the compile says why there is none.
    return threads;
  }
}
