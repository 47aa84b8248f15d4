/** A tag as pages carry it, `Category:name`, without the signs and the length that names may not have. */
export const tagNamed = (category: string, name: string): string =>
  `${category}:${name.replaceAll(':', ' –').slice(0, 100).trim()}`;

/** Tags such as `Category:News`, by category. */
export function categoriesOfTags(tags: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const byCategory = Map.groupBy(new Set(tags), (tag) => tag.split(':')[0] ?? '');
  return new Map([...byCategory].map(([category, all]) => [category, all.map((tag) => tag.split(':')[1] ?? '')]));
}
