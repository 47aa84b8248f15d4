/** Merges the order of a list: the side that reordered it decides; the other's additions follow their neighbours. */
export function mergeOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const shared = new Set(base.filter((key) => mine.includes(key) && theirs.includes(key)));
  const orderOf = (list: readonly string[]) => list.filter((key) => shared.has(key)).join();
  return orderOf(mine) === orderOf(base) ? insertInto(theirs, mine) : insertInto(mine, theirs);
}

/** The first list plus the entries that only the second has, each after its neighbour there. */
export function insertInto(first: readonly string[], second: readonly string[]): string[] {
  const merged = [...first];
  for (const [index, key] of second.entries()) {
    const before = second[index - 1];
    if (!merged.includes(key)) merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, key);
  }
  return merged;
}
