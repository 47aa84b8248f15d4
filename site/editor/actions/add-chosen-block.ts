import type { BlockDefinition } from '../../blocks/block-definition.ts';
import type { ListAddress } from '../store/block-tree.ts';
import { newBlock } from '../store/new-block.ts';
import { edit } from './edit.ts';
import { selectBlocks } from './select-blocks.ts';
import type { Workbench } from './workbench.ts';

/** Adds a new block of the chosen kind, and goes to it. False when there is no room. */
export function addChosenBlock(
  workbench: Workbench,
  definition: BlockDefinition,
  list: ListAddress,
  index: number,
): boolean {
  const item = newBlock(definition);
  if (!edit(workbench, { kind: 'addBlocks', list, index, items: [item] })) return false;
  workbench.store.setState({ announcement: { text: `${definition.label} added` }, dialog: null });
  selectBlocks(workbench, [item.key]);
  return true;
}
