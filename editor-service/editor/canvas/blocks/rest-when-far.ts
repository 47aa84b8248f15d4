import { comeBack } from './step-aside.ts';

/** Beyond this distance from the viewport, in screens, blocks need no layout, painting or hit testing. */
const MARGIN = 2;
/** In less time than it takes to scroll through the margin. */
const EVERY_MS = 100;

const watched = new Set<HTMLElement>();
let isPlanned = false;

window.addEventListener('scroll', plan, { passive: true });
// The height of the blocks depends on the width of the page.
window.addEventListener('resize', () => {
  for (const frame of watched) rest(frame, null);
  plan();
});

/**
 * Lets the browser skip a top-level block while it is far out of sight; the block keeps its height. A change on a long
 * page then costs only the blocks nearby. Those are never contained, because blocks may overflow their frames.
 */
export function restWhenFar(frame: HTMLElement | null): (() => void) | undefined {
  if (!frame || frame.parentElement?.closest('[data-block]')) return;
  watched.add(frame);
  plan();
  return () => void watched.delete(frame);
}

/** Not an observer: that would check every block in every frame, even while the user types. */
function plan(): void {
  comeBack();
  if (!isPlanned) setTimeout(look, EVERY_MS);
  isPlanned = true;
}

function look(): void {
  isPlanned = false;
  comeBack();
  const [above, below] = [-MARGIN * window.innerHeight, (1 + MARGIN) * window.innerHeight];
  const boxes = [...watched].map((frame) => ({ frame, box: frame.getBoundingClientRect() }));
  const leaving = boxes.filter(({ frame, box }) => box.top > below && !frame.hasAttribute('data-far'));
  for (const { frame, box } of boxes) rest(frame, box.bottom < above || box.top > below ? box.height : null);
  letGo(leaving.map(({ frame }) => frame));
}

/**
 * A block keeps its finished layout, and the cost of it, until the block is taken out of the layout. This is done here
 * briefly, without a paint in between; only for blocks below the viewport, because those above hold the scroll
 * position, and never for the block with the focus, which would be lost.
 */
function letGo(frames: readonly HTMLElement[]): void {
  const those = frames.filter((frame) => !frame.contains(document.activeElement));
  for (const { style } of those) style.display = 'none';
  for (const frame of those) void getComputedStyle(frame).display;
  for (const { style } of those) style.display = '';
}

function rest(frame: HTMLElement, height: number | null): void {
  if (frame.hasAttribute('data-far') === (height !== null)) return;
  frame.toggleAttribute('data-far', height !== null);
  frame.style.containIntrinsicBlockSize = height === null ? '' : `${height}px`;
}
