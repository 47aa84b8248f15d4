import type { ContentItem } from '#content-store/model/entities/content-item.ts';
import { changeAt } from '#site/fields/change-at.ts';
import { slotsOf } from './block-tree.ts';

/** Safe to cache: items are never changed, only replaced. */
const known = new WeakMap<ContentItem, ContentItem>();

/** A block without its children, so that typing in a child does not affect the container. */
export function ownContent(item: ContentItem): ContentItem {
  const own = known.get(item) ?? slotsOf(item).reduce((result, { path }) => changeAt(result, path, () => []), item);
  known.set(item, own);
  return own;
}
