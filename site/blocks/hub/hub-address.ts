import type { Sort } from '#content-store/model/values/tag-filter.ts';
import type { Catalogue } from '../../words/catalogue.ts';

type HubTexts = Catalogue['hub'];

/** The orders of a hub, for editors and visitors. */
export const sortOptions = (fixed: HubTexts): readonly { value: Sort; label: string }[] => [
  { value: 'a-z', label: fixed.titleAscending },
  { value: 'z-a', label: fixed.titleDescending },
  { value: 'earliest', label: fixed.earliest },
  { value: 'latest', label: fixed.latest },
];

const ORDERS: readonly string[] = ['a-z', 'z-a', 'earliest', 'latest'] satisfies Sort[];

const isSort = (text: string | null | undefined): text is Sort => ORDERS.includes(text ?? '');

/** A visitor's choices: `category:tag` texts and an order. */
export interface HubView {
  filters: readonly string[];
  sort: Sort;
}

/** What a hub's view in an address depends on. */
export interface HubAddress {
  /** Ends the names of the parameters, such as `-2` for a page's second hub. */
  suffix: string;
  /** The order that is not written into addresses. */
  sortBy: Sort;
}

/** The view in an address, such as `?filter=Topic:Water&sort=latest`; unknown values are ignored. */
export function viewIn(search: string, known: readonly string[], { suffix, sortBy }: HubAddress): HubView {
  const query = new URLSearchParams(search);
  const filters = [...new Set(query.getAll(`filter${suffix}`))].filter((tag) => known.includes(tag));
  const sort = query.get(`sort${suffix}`);
  return { filters, sort: isSort(sort) ? sort : sortBy };
}

/** The address of a view, which can be shared. Other parameters and the anchor are kept. */
export function addressOf(view: HubView, { suffix, sortBy }: HubAddress, { pathname, search, hash }: Location): string {
  const query = new URLSearchParams(search);
  query.delete(`filter${suffix}`);
  query.delete(`sort${suffix}`);
  for (const tag of view.filters) query.append(`filter${suffix}`, tag);
  if (view.sort !== sortBy) query.set(`sort${suffix}`, view.sort);
  const text = query.toString();
  return `${pathname}${text && `?${text}`}${hash}`;
}

/** The filters and order a visitor chose before hydration: React leaves them in the controls. */
export function earlyChoice(hub: HTMLElement | null, tags: readonly string[]): HubView | null {
  const sort = hub?.querySelector('select')?.value;
  if (!hub || !isSort(sort)) return null;
  const boxes = hub.querySelectorAll<HTMLInputElement>('input:checked');
  const ticked = new Set(Array.from(boxes, ({ name, value }) => `${name}:${value}`));
  // A category's "All" checkbox has no value, so it reads as `Topic:`.
  const isTicked = (tag: string) => ticked.has(tag) || ticked.has(tag.slice(0, tag.indexOf(':') + 1));
  return { filters: tags.filter(isTicked), sort };
}

export function isSameView(a: HubView, b: HubView): boolean {
  return (
    a.sort === b.sort && a.filters.length === b.filters.length && a.filters.every((tag) => b.filters.includes(tag))
  );
}
