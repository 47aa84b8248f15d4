import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { blockOf, parseItem, type RegisteredBlock, upgradedItem } from './item-schema.ts';

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
