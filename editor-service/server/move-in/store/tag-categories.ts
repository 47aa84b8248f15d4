import type { TagCategory } from '#content-store/model/entities/tags.ts';
import { toSlug } from '#content-store/model/values/slug.ts';

/** Tags such as `Category:News` as the categories that hold them. */
export function tagCategories(tags: Iterable<string>): TagCategory[] {
  const byCategory = new Map<string, string[]>();
  for (const tag of new Set(tags)) {
    const [category = '', name = ''] = tag.split(':');
    const names = byCategory.get(category);
    if (names) names.push(name);
    else byCategory.set(category, [name]);
  }
  return [...byCategory].map(([id, names]) => ({
    id,
    slug: toSlug(id),
    values: names.map((name) => ({ id: name, slug: toSlug(name) })),
  }));
}
