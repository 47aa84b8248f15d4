/** `before` if `after` has the same entries: readers then see that nothing changed without comparing inside. */
export function unlessSame<Entry>(before: readonly Entry[], after: readonly Entry[]): readonly Entry[] {
  return before.length === after.length && after.every((entry, index) => entry === before[index]) ? before : after;
}
