/** A list's order after both sides changed it: whoever reordered decides, what the other one added follows its neighbour. */
export function mergeOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const shared = new Set(base.filter((key) => mine.includes(key) && theirs.includes(key)));
  const orderOf = (list: readonly string[]) => list.filter((key) => shared.has(key)).join();
  return orderOf(mine) === orderOf(base) ? insertInto(theirs, mine) : insertInto(mine, theirs);
}

/** The first list with what only the second has, each after its neighbour there. */
export function insertInto(first: readonly string[], second: readonly string[]): string[] {
  const merged = [...first];
  for (const [index, key] of second.entries()) {
    const before = second[index - 1];
    if (!merged.includes(key)) merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, key);
  }
  return merged;
}
