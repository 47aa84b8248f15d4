import type { HubView } from './hub-address.ts';
import { SORT_OPTIONS } from './sort-options.ts';

/** The filters and order a visitor chose before hydration: React leaves them in the controls. */
export function earlyChoice(hub: HTMLElement | null, tags: readonly string[]): HubView | null {
  const order = hub?.querySelector('select')?.value;
  const sort = SORT_OPTIONS.find(({ value }) => value === order)?.value;
  if (!hub || !sort) return null;
  const boxes = hub.querySelectorAll<HTMLInputElement>('input:checked');
  const ticked = new Set(Array.from(boxes, ({ name, value }) => `${name}:${value}`));
  // A category's "All" checkbox has no value, so it reads as `Topic:`.
  const isTicked = (tag: string) => ticked.has(tag) || ticked.has(tag.slice(0, tag.indexOf(':') + 1));
  return { filters: tags.filter(isTicked), sort };
}
