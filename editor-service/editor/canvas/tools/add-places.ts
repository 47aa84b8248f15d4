import type { Place } from './use-place.ts';

/** How wide a button is with its ring, on a page with little margin, and on any other. */
const SMALL = 16;
const LARGE = 24;

/** Up to this width a page's margin is no wider than the small button. */
const NARROW_PAGE = 600;

/** Where the buttons stand that add a component before and after one, and how large they are; in pixels. */
export interface AddPlaces {
  above: number;
  below: number;
  left: number;
  size: number;
}

/** On the borders to the neighbours, in the margin beside the text: over the text they would hide a line of it. */
export function addPlaces({ top, height, left, pageWidth }: Place): AddPlaces {
  const size = pageWidth <= NARROW_PAGE ? SMALL : LARGE;
  // Those of a component lower than a button would cover each other.
  const apart = Math.max(0, size - height) / 2;
  return { above: top - apart, below: top + height + apart, left: Math.max(size, left) - size / 2, size };
}
