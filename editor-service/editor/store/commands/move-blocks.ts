import { findList, type ListAddress } from '../blocks/block-tree.ts';
import { isInside, objectionTo } from '../blocks/placement.ts';
import { outermost } from '../blocks/selection.ts';
import type { Documents } from '../documents/documents.ts';
import { applyPatches, type Patch } from '../documents/patch.ts';
import { Refused } from './refused.ts';
import { removeBlocks } from './remove-blocks.ts';

export interface MoveBlocks {
  kind: 'moveBlocks';
  keys: readonly string[];
  list: ListAddress;
  /** The index in the list as it is before the move: 0 is its start, its length the end. */
  index: number;
}

/**
 * Moves blocks, in reading order, to a place in any list. Changes nothing when they are already there.
 * Throws Refused when the list is gone, full, inside one of them, or does not accept one of them.
 */
export function moveBlocks(documents: Documents, { keys, list, index }: MoveBlocks): Patch[] {
  const target = findList(documents, list);
  if (!target) throw new Refused('The place for this component is no longer on the page.');
  const items = outermost(documents, keys).map(({ item }) => item);
  if (isInside(documents, target, keys)) throw new Refused('A component cannot be moved into itself.');
  const objection = objectionTo(target, items);
  if (objection) throw new Refused(objection);

  const before = target.items.slice(0, index).filter((item) => !items.includes(item));
  const rest = target.items.filter((item) => !items.includes(item));
  const after = [...before, ...items, ...rest.slice(before.length)];
  if (after.length === target.items.length && after.every((item, place) => item === target.items[place])) return [];

  const removals = removeBlocks(documents, { kind: 'removeBlocks', keys });
  const path = findList(applyPatches(documents, removals).documents, list)?.path ?? target.path;
  return [
    ...removals,
    ...items.map((item, offset) => ({ op: 'add', path: [...path, before.length + offset], value: item }) as const),
  ];
}
