import type { SuggestionGroup } from './link-suggestions.ts';

/** The groups with those that are held first and unchanged: what else there is follows them. */
export function keptInPlace(held: readonly SuggestionGroup[], groups: readonly SuggestionGroup[]): SuggestionGroup[] {
  const known = new Set(held.flatMap(({ items }) => items.map(({ key }) => key)));
  const added = groups.map(({ items, ...group }) => ({ ...group, items: items.filter(({ key }) => !known.has(key)) }));
  return [...held, ...added.filter(({ items }) => items.length > 0)];
}
