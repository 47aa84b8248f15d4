/** The chosen ids with `id` added or removed, in the order in which they are offered. */
export function toggledCategories(offered: readonly string[], chosen: readonly string[], id: string): string[] {
  return offered.filter((each) => chosen.includes(each) !== (each === id));
}
