/** Adds a filter, or removes it if it was chosen. */
export function toggleFilter(filters: readonly string[], tag: string): string[] {
  return filters.includes(tag) ? filters.filter((other) => other !== tag) : [...filters, tag];
}

/** Adds all filters of a category, or removes them if all were chosen. */
export function toggleAll(filters: readonly string[], tags: readonly string[]): string[] {
  const others = filters.filter((tag) => !tags.includes(tag));
  return tags.every((tag) => filters.includes(tag)) ? others : [...others, ...tags];
}
