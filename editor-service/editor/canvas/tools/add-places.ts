import type { Position } from './use-position.ts';

/** The width of a button with its ring, on a page with little margin and on any other page. */
const SMALL = 16;
const LARGE = 24;

/** Up to this width a page's margin is no wider than the small button. */
const NARROW_PAGE = 600;

/**
 * The places and size of the buttons that add a component before and after another, in pixels: on the borders to the
 * neighbours, beside the text, because over the text they would hide a line of it. `enlarged` as for `barTop`.
 */
export function addPlaces({ top, height, left, pageWidth }: Position, enlarged = 1) {
  const size = pageWidth <= NARROW_PAGE ? SMALL : LARGE;
  const shown = size * enlarged;
  // On a component lower than a button, the two would overlap.
  const apart = Math.max(0, shown - height) / 2;
  return { above: top - apart, below: top + height + apart, left: Math.max(shown, left) - shown / 2, size };
}
