import { type BlockPlace, findBlock, findList, isSameList, type ListAddress } from '../../store/blocks/block-tree.ts';
import { listName } from '../../store/blocks/placement.ts';
import { groupOf, outermost } from '../../store/blocks/selection.ts';
import { t } from '../../words/t.ts';
import { edit } from '../../workbench/edit.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import { type ChosenBlocks, nameOfBlocks } from './offers/chosen-blocks.ts';

/** Selects blocks and focuses the first of them; announces `text` when given. */
export function selectBlocks({ store }: Workbench, [key, ...others]: readonly string[], text?: string): void {
  if (key === undefined) return;
  const selection = groupOf(key, [key, ...others]);
  store.setState({ selection, focusRequest: { key }, ...(text !== undefined && { announcement: { text } }) });
}

/** The current position of blocks in words: `2 of 7`, `2 to 4 of 7`. */
export function positionOf({ store }: Workbench, keys: readonly string[]): string {
  const { documents } = store.getState();
  const places = documents ? keys.flatMap((key) => findBlock(documents, key) ?? []) : [];
  const indexes = places.map(({ index }) => index + 1);
  const [first, last] = [Math.min(...indexes), Math.max(...indexes)];
  return t('{first} of {items}', {
    first: first === last ? first : t('{first} to {last}', { first, last }),
    items: places[0]?.siblings.items.length,
  });
}

/** Moves blocks one place up or down in their list, and announces their new position. */
export function stepBlocks(workbench: Workbench, { places, items, keys, list }: ChosenBlocks, by: -1 | 1): void {
  if (!list) return;
  const index = by < 0 ? places[0].index - 1 : (places.at(-1)?.index ?? 0) + 2;
  if (!edit(workbench, { kind: 'moveBlocks', keys, list: list.address, index })) return;
  const name = nameOfBlocks(items);
  selectBlocks(
    workbench,
    keys,
    t(by < 0 ? '{name} moved up, now {place}' : '{name} moved down, now {place}', {
      name,
      place: positionOf(workbench, keys),
    }),
  );
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
  const elsewhere = target && isElsewhere ? listName(target) : undefined;
  const name = nameOfBlocks(places.map(({ item }) => item));
  selectBlocks(
    workbench,
    moved,
    t(elsewhere ? '{name} moved, now {place} in {list}' : '{name} moved, now {place}', {
      name,
      place: positionOf(workbench, moved),
      list: elsewhere,
    }),
  );
  return true;
}

/** Removes blocks and selects a neighbour. */
export function removeChosen(
  workbench: Workbench,
  keys: readonly string[],
  said = (name: string) => t('{name} removed', { name }),
): void {
  const { documents } = workbench.store.getState();
  if (!documents) return;
  const places = outermost(documents, keys);
  if (!edit(workbench, { kind: 'removeBlocks', keys })) return;
  workbench.store.setState({ announcement: { text: said(nameOfBlocks(places.map(({ item }) => item))) } });
  selectNeighbour(workbench, places);
}

/** Selects what is next to where blocks were, so that the focus is not lost. */
export function selectNeighbour(workbench: Workbench, places: readonly BlockPlace[]): void {
  const { documents: after } = workbench.store.getState();
  const neighbours = places.flatMap(({ siblings: { items, parent }, index }) => [
    ...items.slice(index + 1),
    ...items.slice(0, index).toReversed(),
    ...(parent ? [parent] : []),
  ]);
  const next = neighbours.find(({ key }) => after && findBlock(after, key));
  if (next) selectBlocks(workbench, [next.key]);
  else workbench.store.setState({ selection: null });
}
