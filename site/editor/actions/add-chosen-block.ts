import type { BlockDefinition } from '../../blocks/block-definition.ts';
import type { ListAddress } from '../store/block-tree.ts';
import { newBlock } from '../store/new-block.ts';
import { selectBlock } from './block-actions.ts';
import { edit } from './edit.ts';
import type { Workbench } from './workbench.ts';

/** Adds a new block of the chosen kind, and goes to it. False when there is no room. */
export function addChosenBlock(
  workbench: Workbench,
  definition: BlockDefinition,
  list: ListAddress,
  index: number,
): boolean {
  const item = newBlock(definition);
  if (!edit(workbench, { kind: 'addBlock', list, index, item })) return false;
  workbench.store.setState({ announcement: { text: `${definition.label} added` }, dialog: null });
  selectBlock(workbench, item.key);
  return true;
}
