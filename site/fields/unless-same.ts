/** `before` if `after` has the same entries: readers then see that nothing changed without comparing inside. */
export function unlessSame<List extends readonly unknown[]>(before: List, after: List): List {
  return before.length === after.length && after.every((entry, index) => entry === before[index]) ? before : after;
}

/** The list with `change` applied to its entries; the same list if none changes. */
export const mapSame = <Entry>(list: Entry[], change: (entry: Entry, index: number) => Entry): Entry[] =>
  unlessSame(
    list,
    list.map((entry, index) => change(entry, index)),
  );
