import type { Position } from './use-position.ts';
import type { SelectionPlace } from './use-selection-place.ts';

const HEIGHT = 40;
const MARGIN = 4;

/**
 * The top of a toolbar: above its block, or below it at the top of the page; visible as long as the block is. Toolbars
 * are enlarged by `enlarged` where the page is scaled down.
 */
export function barTop({ top, height, scrolled }: Position, enlarged = 1, ownHeight = HEIGHT): number {
  const barHeight = Math.max(ownHeight, HEIGHT) * enlarged;
  const above = top - barHeight;
  if (above < 0) return top + height + MARGIN;
  const sticky = Math.min(scrolled + MARGIN, top + height - barHeight);
  return Math.max(above, sticky);
}

/** The top of the toolbar of a picture: in its upper corner, below the edge of its block, visible as long as the picture is. */
export function pictureBarTop({ top, height, scrolled }: Position, enlarged = 1): number {
  const below = 4 * MARGIN * enlarged;
  return Math.max(top, Math.min(scrolled, top + height - HEIGHT * enlarged - 2 * below)) + below;
}

/** What the place of a text's toolbar depends on besides the text: it is higher in tables and on pictures. */
interface TextBar {
  enlarged: number;
  /** Its height before it is enlarged; 0 until it is known. */
  height: number;
  /** The height of the visible part of the page. */
  viewHeight: number;
}

/**
 * The top of the toolbar of a text: above what is selected, below it where there is no room, else as at a block. What is
 * selected is covered only when it fills the view.
 */
export function textBarTop(place: Position, selected: SelectionPlace | null, bar: TextBar): number {
  if (!selected) return barTop(place, bar.enlarged, bar.height);
  const height = Math.max(bar.height, HEIGHT) * bar.enlarged;
  const above = selected.top - height - MARGIN;
  if (above >= place.scrolled) return above;
  const first = place.scrolled + MARGIN;
  const below = selected.bottom + MARGIN;
  return below + height <= place.scrolled + bar.viewHeight ? Math.max(below, first) : first;
}

/** The left edge of the toolbar of a text, which begins where its block does, unless the toolbar would leave the page. */
export function textBarLeft({ left, width: ofBlock, pageWidth, isRtl }: Position, width: number): number {
  const start = isRtl ? left + ofBlock - width : left;
  return Math.max(MARGIN, Math.min(start, pageWidth - width - MARGIN));
}

/** The distance from the page's edge to the end of a toolbar, which is that of its block. */
export function barEnd({ left, width, pageWidth, isRtl }: Position) {
  return isRtl
    ? { left: Math.max(MARGIN, left), transformOrigin: '0 0' }
    : { right: Math.max(MARGIN, pageWidth - left - width) };
}
