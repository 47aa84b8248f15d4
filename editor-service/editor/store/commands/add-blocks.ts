import type { ContentItem } from '#content-store/model/entities/content-item.ts';
import { findList, type ListAddress } from '../blocks/block-tree.ts';
import { objectionTo } from '../blocks/placement.ts';
import type { Documents } from '../documents/documents.ts';
import type { Patch } from '../documents/patch.ts';
import { Refused } from './refused.ts';

export interface AddBlocks {
  kind: 'addBlocks';
  list: ListAddress;
  index: number;
  /** Their keys must not be in use on the page. */
  items: readonly ContentItem[];
}

/** Puts blocks into a list. Throws Refused when the list is gone, full, or does not take one of them. */
export function addBlocks(documents: Documents, { list, index, items }: AddBlocks): Patch[] {
  const target = findList(documents, list);
  if (!target) throw new Refused('The place for this component is no longer on the page.');
  const objection = objectionTo(target, items);
  if (objection) throw new Refused(objection);
  const start = Math.max(0, Math.min(index, target.items.length));
  return items.map((item, offset) => ({ op: 'add', path: [...target.path, start + offset], value: item }));
}
