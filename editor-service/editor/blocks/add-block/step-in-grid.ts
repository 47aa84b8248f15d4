interface Box {
  left: number;
  top: number;
}

/**
 * The index of the box that an arrow key leads to. Left and right go through all of them; up and down go to the nearest
 * in the row above or below, past headings. Each wraps around.
 */
export function stepInGrid(boxes: readonly Box[], from: number, key: string): number {
  const count = boxes.length;
  if (count === 0) return -1;
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from - 1 + count) % count;
  const here = boxes[from];
  if (!here) return 0;
  const isDown = key === 'ArrowDown';
  const rows = [...new Set(boxes.map(({ top }) => top))].sort((one, other) => one - other);
  const row = rows[(rows.indexOf(here.top) + (isDown ? 1 : -1) + rows.length) % rows.length];
  const inRow = boxes.flatMap((box, index) =>
    box.top === row ? [{ index, distance: Math.abs(box.left - here.left) }] : [],
  );
  return inRow.reduce((best, next) => (next.distance < best.distance ? next : best)).index;
}
