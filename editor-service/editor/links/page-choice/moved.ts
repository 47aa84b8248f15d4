/** The list with one entry moved up or down by one; unchanged at the ends. */
export function moved<Entry>(list: readonly Entry[], index: number, by: -1 | 1): Entry[] {
  const [entry] = list.slice(index, index + 1);
  const target = index + by;
  if (entry === undefined || target < 0 || target >= list.length) return [...list];
  return list.toSpliced(index, 1).toSpliced(target, 0, entry);
}
