import type { ContentItem } from '#content-store/model/entities/content-item.ts';
import { valueAt } from '../fields/change-at.ts';
import { blockOf, slotsOf } from './item-schema.ts';

/** The blocks in the slots of a block; none for one that cannot be read or is not installed. */
export function childItems(item: ContentItem): ContentItem[] {
  const block = blockOf(item.componentType);
  const content = block?.definition.slots && block.schema.safeParse(item).data;
  if (!block || !content) return [];
  return slotsOf(block.definition, content).flatMap(({ path }) => valueAt(content, path) as ContentItem[]);
}
