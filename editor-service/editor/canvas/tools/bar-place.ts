import type { Position } from './use-position.ts';
import type { SelectionPlace } from './use-selection-place.ts';

const HEIGHT = 40;
const MARGIN = 4;

/**
 * The top of a toolbar: above its block, or below it at the top of the page; in sight as long as the block is. Toolbars
 * are enlarged by `enlarged` where the page is scaled down.
 */
export function barTop({ top, height, scrolled }: Position, enlarged = 1): number {
  const barHeight = HEIGHT * enlarged;
  const above = top - barHeight;
  if (above < 0) return top + height + MARGIN;
  const sticky = Math.min(scrolled + MARGIN, top + height - barHeight);
  return Math.max(above, sticky);
}

/** The top of the toolbar of a text: above what is selected, below it where there is no room, else as at a block. */
export function textBarTop(place: Position, selected: SelectionPlace | null, enlarged: number): number {
  if (!selected) return barTop(place, enlarged);
  const above = selected.top - HEIGHT * enlarged - MARGIN;
  return above >= place.scrolled ? above : Math.max(selected.bottom + MARGIN, place.scrolled + MARGIN);
}

/** The distance from the page's right edge to the end of a toolbar, which is the end of its block. */
export function barRight({ left, width, pageWidth }: Position): number {
  return Math.max(MARGIN, pageWidth - left - width);
}
