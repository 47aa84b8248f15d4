import type { ContentItem } from '#content-store/model/entities/content-item.ts';
import { blockOf } from '#site/content/item-schema.ts';
import { changeAt } from '#site/fields/change-at.ts';
import { slotsOf } from './block-tree.ts';

/** Blocks with all their defaults, so that every field and slot is where commands look for it; what is broken stays as it is. */
export function withDefaults(items: readonly ContentItem[]): ContentItem[] {
  return items.map((item) => {
    const content = blockOf(item.componentType)?.schema.safeParse(item);
    if (!content?.success) return item;
    const fill = (children: unknown) => withDefaults(children as ContentItem[]);
    return slotsOf(content.data).reduce((result, { path }) => changeAt(result, path, fill), content.data);
  });
}
