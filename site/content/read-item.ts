import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { changeAt } from '../fields/change-at.ts';
import { mapSame } from '../fields/unless-same.ts';
import { blockOf, parseItem, type RegisteredBlock, slotsOf, upgradedItem } from './item-schema.ts';

/** A stored item with the block that reads it. */
export interface ReadItem {
  block: RegisteredBlock;
  /** The stored fields, in the block's present version. */
  stored: ContentItem;
  /** The item as the block's schema parsed it: validated, with defaults, without unknown fields. */
  content: ContentItem;
}

/** Reads a stored item; null if its block is not installed, is older than the item, or rejects the content. */
export function readItem(item: ContentItem): ReadItem | null {
  const block = blockOf(item.componentType);
  if (!block) return null;
  const current = upgradedItem(block.definition, item);
  if (!current.ok) return null;
  const parsed = parseItem(block, current.value);
  return parsed.success ? { block, stored: current.value, content: parsed.data } : null;
}

/** The item with `change` applied to each block in its slots, which are those of what was read. */
export function inSlots({ block, content }: ReadItem, item: ContentItem, change: (child: ContentItem) => ContentItem) {
  const changeList = (list: unknown) => (Array.isArray(list) ? mapSame<ContentItem>(list, change) : list);
  return slotsOf(block.definition, content).reduce((result, { path }) => changeAt(result, path, changeList), item);
}
