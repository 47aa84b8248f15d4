import type { ContentItem } from '#content-store/model/content-item.ts';
import { changeAt } from '../../blocks/change-at.ts';
import { blockOf } from '../../blocks/item-schema.ts';
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
