import type { Sort } from '../values/tag-filter.ts';

/** The filter and sort keys of a page. Ids and titles may be numbers that represent their order. */
export interface Listed {
  id: string | number;
  title: string | number;
  /** ISO 8601, or empty. */
  date: string;
  tags: readonly string[];
}

type Order = (a: Listed, b: Listed) => number;

const ORDERS: Record<Sort, Order> = {
  'a-z': (a, b) => compare(a.title, b.title),
  'z-a': (a, b) => compare(b.title, a.title),
  earliest: (a, b) => compare(a.date || LAST, b.date || LAST),
  latest: (a, b) => compare(b.date, a.date),
};

/** Later than any ISO date: pages without a date come last either way. */
const LAST = '~';

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

/** By title or by publish date; ties by id, so that the order is total. */
export function sortListed<T extends Listed>(items: readonly T[], sort: Sort): T[] {
  return items.toSorted((a, b) => ORDERS[sort](a, b) || compare(a.id, b.id));
}

/** The sort key of a heading: lower case without markup and accents, so that the order is the same everywhere. */
export function sortTitle(heading: string): string {
  return heading
    .replace(/<[^<>]*>/g, '')
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}
