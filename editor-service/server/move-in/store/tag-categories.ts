/** A tag as pages carry it, `Category:name`, without the signs and the length that names may not have. */
export const tagNamed = (category: string, name: string): string =>
  `${category}:${name.replaceAll(':', ' –').slice(0, 100).trim()}`;

/** Tags such as `Category:News`, by category. */
export function tagCategories(tags: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const byCategory = new Map<string, string[]>();
  for (const tag of new Set(tags)) {
    const [category = '', name = ''] = tag.split(':');
    const names = byCategory.get(category);
    if (names) names.push(name);
    else byCategory.set(category, [name]);
  }
  return byCategory;
}
