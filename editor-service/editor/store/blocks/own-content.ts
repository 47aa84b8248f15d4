import type { ContentItem } from '#content-store/model/entities/content-item.ts';
import { changeAt } from '#site/fields/change-at.ts';
import { slotsOf } from './block-tree.ts';

/** Items never change, they are replaced. */
const known = new WeakMap<ContentItem, ContentItem>();

/** A block without its children: a keystroke in a child does not concern the container. */
export function ownContent(item: ContentItem): ContentItem {
  const own = known.get(item) ?? slotsOf(item).reduce((result, { path }) => changeAt(result, path, () => []), item);
  known.set(item, own);
  return own;
}
