import type { ContentItem } from '#content-store/model/entities/content-item.ts';
import { blockOf, type RegisteredBlock } from './item-schema.ts';
import { upgradedItem } from './upgraded-item.ts';

/** A stored item with the block that reads it. */
export interface ReadItem {
  block: RegisteredBlock;
  /** As it is stored, in its block's present version. */
  stored: ContentItem;
  /** What the block's schema makes of it: checked, defaults filled in, without what nobody names. */
  content: ContentItem;
}

/** Reads a stored item; null when its block is not installed or older than the item, or its content is not valid. */
export function readItem(item: ContentItem): ReadItem | null {
  const block = blockOf(item.componentType);
  if (!block) return null;
  const current = upgradedItem(block.definition, item);
  if (!current.ok) return null;
  const parsed = block.schema.safeParse(current.value);
  return parsed.success ? { block, stored: current.value, content: parsed.data } : null;
}
