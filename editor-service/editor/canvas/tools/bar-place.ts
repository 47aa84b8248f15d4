import type { Place } from './use-place.ts';

const HEIGHT = 40;
const MARGIN = 4;

/** How far down the page a bar of tools stands: above its block; below it where the page begins; in sight while the block is. */
export function barTop({ top, height, scrolled }: Place): number {
  const above = top - HEIGHT;
  if (above < 0) return top + height + MARGIN;
  const sticky = Math.min(scrolled + MARGIN, top + height - HEIGHT);
  return Math.max(above, sticky);
}

/** How far from the page's right edge a bar ends: where its block does. */
export function barRight({ left, width, pageWidth }: Place): number {
  return Math.max(MARGIN, pageWidth - left - width);
}
