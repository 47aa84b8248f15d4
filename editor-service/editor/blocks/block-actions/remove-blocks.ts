import { type BlockPlace, findBlock } from '../../store/blocks/block-tree.ts';
import { outermost } from '../../store/blocks/selection.ts';
import { edit } from '../../workbench/edit.ts';
import type { Workbench } from '../../workbench/workbench.ts';
import { nameOfBlocks } from './offers/chosen-blocks.ts';
import { selectBlocks } from './select-blocks.ts';

/** Removes blocks and selects a neighbour. */
export function removeChosen(workbench: Workbench, keys: readonly string[], done = 'removed'): void {
  const { documents } = workbench.store.getState();
  if (!documents) return;
  const places = outermost(documents, keys);
  if (!edit(workbench, { kind: 'removeBlocks', keys })) return;
  workbench.store.setState({ announcement: { text: `${nameOfBlocks(places.map(({ item }) => item))} ${done}` } });
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
