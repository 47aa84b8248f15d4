import type { ContentItem } from '#content-store/model/entities/content-item.ts';
import type { BlockDefinition, Slot } from '../fields/block-definition.ts';
import { changeAt, valueAt } from '../fields/change-at.ts';
import { withOfferedColours } from '../fields/stored-colours.ts';
import { readerOf, slotsOf } from './item-schema.ts';

export interface FilledSlot extends Slot {
  items: readonly ContentItem[];
}

export interface PreparedContent {
  definition: BlockDefinition;
  /** Parsed, defaults filled in, colours that can be rendered; the lists of its slots are empty, because views get their children rendered. */
  content: ContentItem;
  slots: readonly FilledSlot[];
}

/** A content item as its view gets it; null when no block here can read it (`unreadableBecause`). Throws ZodError for bad content. */
export function prepareContent(item: ContentItem): PreparedContent | null {
  const block = readerOf(item);
  if (!block) return null;
  const content = withOfferedColours(block.schema.parse(item), block.definition.fields, block.start);
  const slots = slotsOf(block.definition, content).map((slot) => ({
    ...slot,
    items: valueAt(content, slot.path) as readonly ContentItem[],
  }));
  const withoutChildren = slots.reduce((result, { path }) => changeAt(result, path, () => []), content);
  return { definition: block.definition, content: withoutChildren, slots };
}
