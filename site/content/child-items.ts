import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { valueAt } from '../fields/change-at.ts';
import { blockOf, slotsOf } from './item-schema.ts';
import { readItem } from './read-item.ts';

/** The blocks in the slots of a block; empty for a block that cannot be read. */
export function childItems(item: ContentItem): ContentItem[] {
  const read = blockOf(item.componentType)?.definition.slots && readItem(item);
  if (!read) return [];
  return slotsOf(read.block.definition, read.content).flatMap(
    ({ path }) => valueAt(read.content, path) as ContentItem[],
  );
}

/** These blocks, each before those in its slots, at any depth. */
export const allItems = (items: readonly ContentItem[]): ContentItem[] =>
  items.flatMap((item) => [item, ...allItems(childItems(item))]);
