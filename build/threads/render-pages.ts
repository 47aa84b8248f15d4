import { setImmediate } from 'node:timers/promises';
import type { AnswerBook } from '../plan/answer-book.ts';
import type { CompiledSite } from '../render/compiled-site.ts';
import type { PresentPage } from '../render/kept-main.ts';
import { isCurrent, type Rendered, renderAddress } from '../render/render.ts';
import type { RenderPool } from './render-pool.ts';
import type { RenderThread } from './render-thread.ts';

/** Pages requested from a thread at a time, so that it never waits for the next. */
const AHEAD = 32;

/** Renders the page at an address. Rejects with a BuildError. */
type Render = (address: string) => Promise<Rendered>;

/** Called for each page once it is rendered, one at a time; `rendered` rejects with a BuildError if that failed. */
type OnRendered = (address: string, rendered: Promise<Rendered>) => Promise<void>;

/** The resources for rendering the pages of a domain. */
export interface Rendering {
  compiled: CompiledSite;
  /** The same for all pages of a run. */
  answers: AnswerBook;
  /** The threads that help to render. */
  pool: RenderPool;
  /** The present file at an address, if rendering may keep its up-to-date part. */
  presentAt?: ((address: string) => PresentPage | undefined) | undefined;
  /** Pages that were rendered before their publish was committed: they are taken as they are if they would come out the same. */
  rendered?: readonly Rendered[] | undefined;
  /** Once it says yes, no further page is begun. */
  isNewer?: (() => boolean) | undefined;
}

/** Renders pages in any order: this thread begins at once; for many pages, pool threads join when ready. */
export async function renderPages(
  domainId: string,
  addresses: readonly string[],
  { compiled, answers, pool, presentAt = () => undefined, rendered = [], isNewer = () => false }: Rendering,
  onRendered: OnRendered,
): Promise<void> {
  const left = addresses.values();
  let last: Promise<void> = Promise.resolve();
  const lane = async (render: Render) => {
    for (const address of left) {
      const page = render(address);
      await Promise.allSettled([page]);
      last = last.then(() => onRendered(address, page));
      await last;
      await setImmediate(); // The other threads' pages arrive as events.
      if (isNewer()) return;
    }
  };
  const requestFor = (address: string) => ({ domainId, address, present: presentAt(address) });
  const here: Render = async (address) => {
    const request = requestFor(address);
    const before = rendered.find(({ trace }) => trace.address === address);
    if (before && (await isCurrent(before, compiled, request, answers))) return before;
    return renderAddress(compiled, request, answers);
  };
  const mine = lane(here);
  const isDone = mine.then(
    () => null,
    () => null,
  );
  const help = async (thread: RenderThread) => {
    if ((await Promise.race([thread.ready, isDone])) !== compiled.compileId) return;
    const there: Render = async (address) => (await thread.render(requestFor(address))) ?? (await here(address));
    await Promise.all(Array.from({ length: AHEAD }, () => lane(there)));
  };
  await Promise.all([mine, ...pool.for(addresses.length).map(help)]);
}
