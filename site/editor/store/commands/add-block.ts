import type { ContentItem } from '#content-store/model/content-item.ts';
import { blockOf } from '../../../blocks/item-schema.ts';
import { findList, type ListAddress } from '../block-tree.ts';
import type { Documents } from '../documents.ts';
import type { Patch } from '../patch.ts';
import { Refused } from '../refused.ts';

/** How many blocks one list holds (`contentListSchema`). */
export const LIST_LIMIT = 500;

export interface AddBlock {
  kind: 'addBlock';
  list: ListAddress;
  index: number;
  item: ContentItem;
}

/** Puts a block into a list. Throws Refused when the list is gone, full, or does not take this kind of block. */
export function addBlock(documents: Documents, { list, index, item }: AddBlock): Patch[] {
  const target = findList(documents, list);
  if (!target) throw new Refused('The place for this block is no longer on the page.');
  if (target.items.length >= LIST_LIMIT) throw new Refused(`There is room for ${LIST_LIMIT} blocks here, and no more.`);
  if (target.slot?.allow && !target.slot.allow.includes(item.componentType)) {
    const label = blockOf(item.componentType)?.definition.label ?? item.componentType;
    throw new Refused(`${target.slot.label} does not take ${label} blocks.`);
  }
  const at = Math.max(0, Math.min(index, target.items.length));
  return [{ op: 'add', path: [...target.path, at], value: item }];
}
