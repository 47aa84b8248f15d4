import { setImmediate } from 'node:timers/promises';
import type { DomainSite } from '../plan/domain-site.ts';
import { type Drawn, renderAddress } from '../render/render.ts';
import type { Run } from '../write/run.ts';
import type { DrawThread } from './draw-thread.ts';

/** Pages a thread is asked for at once, so that it never waits for the next. */
const AHEAD = 4;

/** Draws the page of an address. Rejects with a BuildError. */
type Draw = (address: string) => Promise<Drawn>;

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
  const mine = lane(here);
  const isDone = mine.then(
    () => null,
    () => null,
  );
  const help = async (thread: DrawThread) => {
    if ((await Promise.race([thread.ready, isDone])) !== run.compiled.compileId) return;
    const there: Draw = async (address) =>
      (await thread.draw({ domainId: site.domainId, address })) ?? (await here(address));
    await Promise.all(Array.from({ length: AHEAD }, () => lane(there)));
  };
  await Promise.all([mine, ...run.crew.for(addresses.length).map(help)]);
}
