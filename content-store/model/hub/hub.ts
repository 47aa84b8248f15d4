import type { PageCard } from '../entities/page-card.ts';
import type { TagCategory } from '../entities/tags.ts';
import type { Sort, TagFilter } from '../values/tag-filter.ts';
import { isFound, type ListedCard, listed } from './select-pages.ts';
import { type Listed, sortListed } from './sort-listed.ts';

export const HUB_PAGE_SIZE = 9;

/** Defines the pages of a hub: those selected, or else those with any of `include` and none of `exclude`. */
export type HubFilter = Pick<TagFilter, 'include' | 'exclude' | 'selected' | 'within'>;

/** A visitor's choice of filters and page. */
export interface HubChoice {
  /** `category:tag`; matches any tag within a category, and all categories. */
  userFilters: readonly string[];
  pageIndex: number;
}

/** One page of a hub's results; `count` is before paging. */
export interface HubResults<T> {
  items: T[];
  count: number;
}

/** The initial state of a hub: its first results, and the tags to filter by. */
export interface HubStart {
  pages: PageCard[];
  count: number;
  categories: TagCategory[];
}

/** The part of a tag filter that defines the pages of a hub. */
export const hubFilterOf = ({ include, exclude, selected }: TagFilter): HubFilter => ({ include, exclude, selected });

/** The cards of a hub. */
export function hubCards(cards: Iterable<PageCard>, { selected, ...tags }: HubFilter): PageCard[] {
  const ids = new Set(selected);
  return [...cards].filter((card) => (ids.size > 0 ? ids.has(card._id) : isFound(card, tags)));
}

/** One page of the sorted items that match a visitor's filters. Used by the service, the build and browsers. */
export const selectHub = <T extends Listed>(sorted: readonly T[], choice: HubChoice): HubResults<T> =>
  hubSelector(sorted)(choice);

/** Prepares repeated selections from sorted items: indexes them by tag once. */
export function hubSelector<T extends Listed>(sorted: readonly T[]): (choice: HubChoice) => HubResults<T> {
  const indexesOf = new Map<string, number[]>();
  for (const [index, { tags }] of sorted.entries()) {
    for (const tag of tags) {
      const indexes = indexesOf.get(tag) ?? [];
      indexesOf.set(tag, indexes);
      indexes.push(index);
    }
  }
  return ({ userFilters, pageIndex }) => {
    const categories = [...new Set(userFilters.map(categoryOf))];
    /** By index: the number of categories checked so far, if the item matched all of them. */
    const matched = new Uint8Array(sorted.length);
    for (const [before, category] of categories.entries()) {
      const tags = userFilters.filter((tag) => categoryOf(tag) === category);
      for (const index of tags.flatMap((tag) => indexesOf.get(tag) ?? [])) {
        if (matched[index] === before) matched[index] = before + 1;
      }
    }
    const matching = sorted.filter((_item, index) => matched[index] === categories.length);
    const first = pageIndex * HUB_PAGE_SIZE;
    return { items: matching.slice(first, first + HUB_PAGE_SIZE), count: matching.length };
  };
}

/**
 * The tags that lead to at least one item when they are chosen besides `userFilters`: those of all matches, and of items
 * that only the choice in the tag's own category keeps out.
 */
export function reachableTags(items: Iterable<Listed>, userFilters: readonly string[]): Set<string> {
  const chosen = [...new Set(userFilters.map(categoryOf))];
  const reachable = new Set<string>();
  for (const { tags } of items) {
    const missed = chosen.filter(
      (category) => !userFilters.some((tag) => categoryOf(tag) === category && tags.includes(tag)),
    );
    if (missed.length > 1) continue;
    for (const tag of tags) if (missed.length === 0 || categoryOf(tag) === missed[0]) reachable.add(tag);
  }
  return reachable;
}

/** The first results of a hub and its filters. */
export function hubStart(cards: readonly PageCard[], sort: Sort, categories: readonly TagCategory[]): HubStart {
  const { items, count } = selectHub(sortHub(cards, sort), { userFilters: [], pageIndex: 0 });
  return { pages: items.map(({ card }) => card), count, categories: usedCategories(categories, cards) };
}

/** Cards in the order of a hub. */
export const sortHub = (cards: readonly PageCard[], sort: Sort): ListedCard[] => sortListed(cards.map(listed), sort);

/** The categories with only those tags that a card has, in the order of the domain's tags. */
export function usedCategories(categories: readonly TagCategory[], cards: readonly PageCard[]): TagCategory[] {
  const used = new Set(cards.flatMap((card) => card.tags));
  return categories
    .map((category) => ({ ...category, values: category.values.filter(({ id }) => used.has(`${category.id}:${id}`)) }))
    .filter(({ values }) => values.length > 0);
}

const categoryOf = (tag: string): string => tag.slice(0, tag.indexOf(':'));
