import type { ContentItem } from '#content-store/model/values/content-item.ts';
import type { BlockDefinition, Slot } from '../fields/block-definition.ts';
import { changeAt, valueAt } from '../fields/change-at.ts';
import { withOfferedColours } from '../fields/stored-colours.ts';
import { parseItem, readerOf, slotsOf } from './item-schema.ts';
import { inOwnWords } from './own-words.ts';

export interface FilledSlot extends Slot {
  items: readonly ContentItem[];
}

export interface PreparedContent {
  definition: BlockDefinition;
  /** Parsed, with defaults and renderable colours; slot lists are empty, because views receive rendered children. */
  content: ContentItem;
  slots: readonly FilledSlot[];
}

/** A content item as its view receives it on a page in a language; null if unreadable. Throws ZodError for invalid content. */
export function prepareContent(item: ContentItem, language?: string): PreparedContent | null {
  const block = readerOf(item);
  if (!block) return null;
  const parsed = parseItem(block, item);
  if (!parsed.success) throw parsed.error;
  const filled = inOwnWords(parsed.data, language, item);
  const content = withOfferedColours(filled, block.definition.fields, block.start);
  const slots = slotsOf(block.definition, content).map((slot) => ({
    ...slot,
    items: valueAt(content, slot.path) as readonly ContentItem[],
  }));
  const withoutChildren = slots.reduce((result, { path }) => changeAt(result, path, () => []), content);
  return { definition: block.definition, content: withoutChildren, slots };
}
