/** The gap between rows, counted from the top, that is nearest to a height of the window. */
export function dropIndex(boxes: readonly Pick<DOMRect, 'top' | 'height'>[], y: number): number {
  const below = boxes.findIndex(({ top, height }) => y < top + height / 2);
  return below === -1 ? boxes.length : below;
}

/** How many places a row moves when it is dropped into a gap; the row itself leaves a gap. */
export function stepsTo(from: number, gap: number): number {
  return gap > from ? gap - 1 - from : gap - from;
}
