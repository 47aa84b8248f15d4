import { setImmediate } from 'node:timers/promises';
import type { AnswerBook } from '../plan/answer-book.ts';
import type { CompiledSite } from '../render/compiled-site.ts';
import { type Drawn, renderAddress } from '../render/render.ts';
import type { DrawCrew } from './draw-crew.ts';
import type { DrawThread } from './draw-thread.ts';

/** Pages a thread is asked for at once, so that it never waits for the next. */
const AHEAD = 4;

/** Draws the page of an address. Rejects with a BuildError. */
type Draw = (address: string) => Promise<Drawn>;

/** Gets each page as soon as it is drawn, one at a time; `drawn` rejects with a BuildError for a page that cannot be. */
type OnDrawn = (address: string, drawn: Promise<Drawn>) => Promise<void>;

/** What the pages of a domain are drawn with. */
export interface Drawing {
  compiled: CompiledSite;
  /** The same for all pages of a run. */
  answers: AnswerBook;
  /** The threads that help to draw. */
  crew: DrawCrew;
}

/** Draws pages in any order: this thread begins at once, and where there are many others help as soon as they are ready. */
export async function drawPages(
  domainId: string,
  addresses: readonly string[],
  { compiled, answers, crew }: Drawing,
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
  const here: Draw = (address) => renderAddress(compiled, domainId, address, answers);
  const mine = lane(here);
  const isDone = mine.then(
    () => null,
    () => null,
  );
  const help = async (thread: DrawThread) => {
    if ((await Promise.race([thread.ready, isDone])) !== compiled.compileId) return;
    const there: Draw = async (address) => (await thread.draw({ domainId, address })) ?? (await here(address));
    await Promise.all(Array.from({ length: AHEAD }, () => lane(there)));
  };
  await Promise.all([mine, ...crew.for(addresses.length).map(help)]);
}
