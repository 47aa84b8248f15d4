import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { blockLabel } from '#site/content/block-name.ts';
import { MAX_DEPTH } from '#site/content/max-depth.ts';
import { acceptsBlock } from '#site/fields/accepts-block.ts';
import { t } from '../../words/t.ts';
import type { Documents } from '../documents/documents.ts';
import { parsePath, valueIn } from '../documents/patch.ts';
import { type BlockList, findBlock, slotsIn } from './block-tree.ts';

/** The most blocks in one list (`contentListSchema`). */
const LIST_LIMIT = 500;

/** Why these blocks may not go into a list, worded for the editor; null when they may. Those already in it may stay. */
export function objectionTo(list: BlockList, items: readonly ContentItem[]): string | null {
  const newcomers = items.filter(({ key }) => !list.items.some((item) => item.key === key));
  const stranger = newcomers.find(({ componentType }) => !acceptsBlock(list.slot, componentType));
  if (stranger)
    return t('{label} cannot contain {stranger} components.', {
      label: t(list.slot?.label ?? ''),
      stranger: blockLabel(stranger),
    });
  if (newcomers.some((item) => list.depth + levelsOf(item) > MAX_DEPTH))
    return t('Components can be nested at most {max_depth} levels deep.', { max_depth: MAX_DEPTH });
  if (newcomers.length === 0 || list.items.length + newcomers.length <= LIST_LIMIT) return null;
  return t('A list can have at most {list_limit} components.', { list_limit: LIST_LIMIT });
}

/** True when a list is inside one of these blocks, at any depth. */
export function isInside(
  documents: Documents,
  { parent }: Pick<BlockList, 'parent'>,
  keys: readonly string[],
): boolean {
  if (!parent) return false;
  if (keys.includes(parent.key)) return true;
  const place = findBlock(documents, parent.key);
  return place !== null && isInside(documents, place.siblings, keys);
}

/** How deep the containers are nested here; 0 for a block that is not a container. */
function levelsOf(item: ContentItem): number {
  const slots = slotsIn(item);
  if (slots.length === 0) return 0;
  const children = slots.flatMap(({ path }) => valueIn(item, parsePath(path)) as ContentItem[]);
  return 1 + Math.max(0, ...children.map(levelsOf));
}

/** The name of a list: `this page`, `Left column of Columns`; `Panel` where list and component have the same name. */
export function listName({ slot, parent }: Pick<BlockList, 'slot' | 'parent'>): string {
  if (!slot || !parent) return t('this page');
  return slot.label === blockLabel(parent)
    ? t(slot.label)
    : t('{label} of {parent}', { label: t(slot.label), parent: blockLabel(parent) });
}
