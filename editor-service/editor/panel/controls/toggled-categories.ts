/** The chosen ids with one more or one less, in the order they are offered in. */
export function toggledCategories(offered: readonly string[], chosen: readonly string[], id: string): string[] {
  return offered.filter((each) => chosen.includes(each) !== (each === id));
}
