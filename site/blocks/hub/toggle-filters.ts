/** The filters with one chosen, or without it when it was chosen already. */
export function toggleFilter(filters: readonly string[], tag: string): string[] {
  return filters.includes(tag) ? filters.filter((other) => other !== tag) : [...filters, tag];
}

/** The filters with all of a category; without any of it when all were chosen already (specification 2 §4). */
export function toggleAll(filters: readonly string[], tags: readonly string[]): string[] {
  const others = filters.filter((tag) => !tags.includes(tag));
  return tags.every((tag) => filters.includes(tag)) ? others : [...others, ...tags];
}
