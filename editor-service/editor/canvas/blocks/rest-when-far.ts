import { comeBack } from './step-aside.ts';

/** So far from what is in sight, in screens, blocks need not be laid out, painted and found by the pointer. */
const MARGIN = 2;
/** Sooner than anybody scrolls over the margin. */
const EVERY_MS = 100;

const watched = new Set<HTMLElement>();
let isPlanned = false;

window.addEventListener('scroll', plan, { passive: true });
// How high they are goes by how wide the page is.
window.addEventListener('resize', () => {
  for (const frame of watched) rest(frame, null);
  plan();
});

/**
 * Lets the browser skip a block of the page itself while it is far out of sight; it keeps its height. A change on a long
 * page then costs what is near. What is near is never contained, because blocks may hang over their frames.
 */
export function restWhenFar(frame: HTMLElement | null): (() => void) | undefined {
  if (!frame || frame.parentElement?.closest('[data-block]')) return;
  watched.add(frame);
  plan();
  return () => void watched.delete(frame);
}

/** An observer would look at every block in every frame, also while somebody types. */
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
 * What was laid out in a block stays with it, and goes on costing, until the block is taken out of the layout. That is
 * done for a moment in which nothing is painted. Only below what is in sight: what is above holds the page where it is
 * scrolled to. And not where the focus would be lost.
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
