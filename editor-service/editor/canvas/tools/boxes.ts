/** A rectangle, in pixels. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>;

/** The index of the box that is nearest to a point; -1 when there are none. */
export function nearestBox(boxes: readonly Box[], x: number, y: number): number {
  const distances = boxes.map((box) => distance(box, x, y));
  return distances.indexOf(Math.min(...distances));
}

/** True when two boxes are side by side: they share more than half of the smaller height. */
export function standBeside(one: Box, other: Box): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return shared > Math.min(one.height, other.height) / 2;
}

function distance({ left, right, top, bottom }: Box, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
