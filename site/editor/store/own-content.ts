import type { ContentItem } from '#content-store/model/content-item.ts';
import { changeAt } from '../../blocks/change-at.ts';
import { slotsOf } from './block-tree.ts';

/** A block without its children: a keystroke in a child does not concern the container. */
export function ownContent(item: ContentItem): ContentItem {
  return slotsOf(item).reduce((result, { path }) => changeAt(result, path, () => []), item);
}
