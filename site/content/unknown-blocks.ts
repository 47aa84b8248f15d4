import type { ContentItem } from '#content-store/model/entities/content-item.ts';
import { childItems } from './child-items.ts';
import { blockOf } from './item-schema.ts';

/** The types of the blocks among these, however deep, that are not installed: a page is drawn without them. */
export function unknownBlocks(items: readonly ContentItem[]): string[] {
  return items.flatMap((item) => [
    ...(blockOf(item.componentType) ? [] : [item.componentType]),
    ...unknownBlocks(childItems(item)),
  ]);
}
