import { findList, isSameList, type ListAddress } from '../../store/blocks/block-tree.ts';
import { listName } from '../../store/blocks/placement.ts';
import { outermost } from '../../store/blocks/selection.ts';
import { edit } from '../../workbench/edit.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import { type ChosenBlocks, nameOfBlocks } from './offers/chosen-blocks.ts';
import { positionOf, selectBlocks } from './select-blocks.ts';

/** Moves blocks one place up or down in their list, and announces their new position. */
export function stepBlocks(workbench: Workbench, { places, items, keys, list }: ChosenBlocks, by: -1 | 1): void {
  if (!list) return;
  const index = by < 0 ? places[0].index - 1 : (places.at(-1)?.index ?? 0) + 2;
  if (!edit(workbench, { kind: 'moveBlocks', keys, list: list.address, index })) return;
  const name = nameOfBlocks(items);
  selectBlocks(workbench, keys, `${name} moved ${by < 0 ? 'up' : 'down'}, now ${positionOf(workbench, keys)}`);
}

/** Moves blocks to a position in any list, and announces it. Returns false when they did not move. */
export function moveBlocksTo(workbench: Workbench, keys: readonly string[], list: ListAddress, index: number): boolean {
  const { documents } = workbench.store.getState();
  if (!documents) return false;
  const places = outermost(documents, keys);
  if (!edit(workbench, { kind: 'moveBlocks', keys, list, index })) return false;
  const moved = places.map(({ item }) => item.key);
  const target = findList(workbench.store.getState().documents ?? documents, list);
  const isElsewhere = places.some(({ siblings }) => !isSameList(siblings.address, list));
  const where = target && isElsewhere ? ` in ${listName(target)}` : '';
  const name = nameOfBlocks(places.map(({ item }) => item));
  selectBlocks(workbench, moved, `${name} moved, now ${positionOf(workbench, moved)}${where}`);
  return true;
}
