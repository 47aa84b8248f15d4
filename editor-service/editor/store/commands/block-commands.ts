import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { t } from '../../words/t.ts';
import { type BlockList, findList, type ListAddress } from '../blocks/block-tree.ts';
import { isInside, objectionTo } from '../blocks/placement.ts';
import { outermost } from '../blocks/selection.ts';
import type { Documents } from '../documents/documents.ts';
import { applyPatches, type Patch } from '../documents/patch.ts';
import { Refused } from './refused.ts';

interface Place {
  list: ListAddress;
  /** The index in the list as it is before the change: 0 is its start, its length the end. */
  index: number;
}

/**
 * Puts blocks into a list; their keys must not be in use on the page. Throws Refused when the list is gone, full, or
 * does not take one of them.
 */
export function addBlocks(
  documents: Documents,
  { list, index, items }: Place & { items: readonly ContentItem[] },
): Patch[] {
  const target = targetOf(documents, list);
  refuseUnfit(target, items);
  return additions(target.path, Math.max(0, Math.min(index, target.items.length)), items);
}

/**
 * Moves blocks, in reading order, to a place in any list. Changes nothing when they are already there.
 * Throws Refused when the list is gone, full, inside one of them, or does not accept one of them.
 */
export function moveBlocks(documents: Documents, { keys, list, index }: Place & { keys: readonly string[] }): Patch[] {
  const target = targetOf(documents, list);
  const items = outermost(documents, keys).map(({ item }) => item);
  if (isInside(documents, target, keys)) throw new Refused(t('A component cannot be moved into itself.'));
  refuseUnfit(target, items);

  const before = target.items.slice(0, index).filter((item) => !items.includes(item));
  const rest = target.items.filter((item) => !items.includes(item));
  const after = [...before, ...items, ...rest.slice(before.length)];
  if (after.length === target.items.length && after.every((item, place) => item === target.items[place])) return [];

  const removals = removeBlocks(documents, { keys });
  const path = findList(applyPatches(documents, removals).documents, list)?.path ?? target.path;
  return [...removals, ...additions(path, before.length, items)];
}

/** Removes blocks, and everything in them, from the page. */
export function removeBlocks(documents: Documents, { keys }: { keys: readonly string[] }): Patch[] {
  // From the end, so that earlier indexes stay valid.
  return outermost(documents, keys)
    .toReversed()
    .map(({ siblings, index }) => ({ op: 'remove', path: [...siblings.path, index] }));
}

/**
 * Puts other blocks in the place of these, which must be neighbours in one list; their keys must not be in use.
 * Throws Refused when the list does not take one of them.
 */
export function replaceBlocks(
  documents: Documents,
  { keys, items }: { keys: readonly string[]; items: readonly ContentItem[] },
): Patch[] {
  const [first] = outermost(documents, keys);
  if (!first) throw new Refused(t('These components are no longer on the page.'));
  const removals = removeBlocks(documents, { keys });
  const after = findList(applyPatches(documents, removals).documents, first.siblings.address);
  if (!after) throw new Refused(t('This part of the page no longer exists.'));
  refuseUnfit(after, items);
  return [...removals, ...additions(after.path, Math.min(first.index, after.items.length), items)];
}

function targetOf(documents: Documents, list: ListAddress): BlockList {
  const target = findList(documents, list);
  if (!target) throw new Refused(t('This part of the page no longer exists.'));
  return target;
}

function refuseUnfit(target: BlockList, items: readonly ContentItem[]): void {
  const objection = objectionTo(target, items);
  if (objection) throw new Refused(objection);
}

function additions(path: BlockList['path'], start: number, items: readonly ContentItem[]): Patch[] {
  return items.map((item, offset) => ({ op: 'add', path: [...path, start + offset], value: item }));
}
