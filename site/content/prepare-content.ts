import type { ContentItem } from '#content-store/model/entities/content-item.ts';
import type { BlockDefinition, Slot } from '../fields/block-definition.ts';
import { changeAt, valueAt } from '../fields/change-at.ts';
import { blockOf, slotsOf } from './item-schema.ts';

export interface FilledSlot extends Slot {
  items: readonly ContentItem[];
}

export interface PreparedContent {
  definition: BlockDefinition;
  /** Parsed, defaults filled in; the lists of its slots are empty, because views get their children drawn. */
  content: ContentItem;
  slots: readonly FilledSlot[];
}

/** A content item as its view gets it; null when no block has this `componentType`. Throws ZodError for bad content. */
export function prepareContent(item: ContentItem): PreparedContent | null {
  const block = blockOf(item.componentType);
  if (!block) return null;
  const content = block.schema.parse(item);
  const slots = slotsOf(block.definition, content).map((slot) => ({
    ...slot,
    items: valueAt(content, slot.path) as readonly ContentItem[],
  }));
  const withoutChildren = slots.reduce((result, { path }) => changeAt(result, path, () => []), content);
  return { definition: block.definition, content: withoutChildren, slots };
}
