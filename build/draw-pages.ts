import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { DomainSite } from './domain-site.ts';
import { type Draw, startDrawThread } from './draw-thread.ts';
import { type Drawn, renderAddress } from './render.ts';
import type { Run } from './run.ts';

/** Fewer pages are drawn in less time than a thread needs to load the site. */
const WORTH_THREADS = 400;
/** Each holds the content in memory. */
const MOST_THREADS = 3;
/** Pages a thread is asked for at once, so that it never waits for the next. */
const AHEAD = 4;

/** Gets each page as soon as it is drawn, one at a time; `drawn` rejects with a BuildError for a page that cannot be. */
export type OnDrawn = (address: string, drawn: Promise<Drawn>) => Promise<void>;

/** Draws pages in any order: this thread begins at once, and where there are many others help as soon as they are ready. */
export async function drawPages(
  site: DomainSite,
  addresses: readonly string[],
  run: Run,
  onDrawn: OnDrawn,
): Promise<void> {
  const left = addresses.values();
  let last: Promise<void> = Promise.resolve();
  const lane = async (draw: Draw) => {
    for (const address of left) {
      const drawn = draw(address);
      await Promise.allSettled([drawn]);
      last = last.then(() => onDrawn(address, drawn));
      await last;
      await setImmediate(); // The other threads' pages arrive as events.
    }
  };
  const here: Draw = (address) => renderAddress(run.compiled, site.domainId, address, run.answers);
  const lanes: Promise<void>[] = [];
  const help = (draw: Draw) => lanes.push(...Array.from({ length: AHEAD }, () => lane(draw)));
  const stops = Array.from({ length: threadsFor(site, addresses.length) }, () =>
    startDrawThread({ ...run.sources, domainId: site.domainId }, run.compiled.compileId, here, help),
  );
  try {
    await lane(here);
    await Promise.all(lanes);
  } finally {
    await Promise.all(stops.map((stop) => stop()));
  }
}

/** A thread reads the files anew, so it would not know what a damaged one held before. */
function threadsFor({ problems }: DomainSite, pages: number): number {
  if (pages < WORTH_THREADS || problems.size > 0) return 0;
  return Math.min(availableParallelism() - 1, MOST_THREADS);
}
