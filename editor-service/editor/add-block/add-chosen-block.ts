import type { BlockDefinition } from '#site/fields/block-definition.ts';
import { selectBlocks } from '../block-actions/select-blocks.ts';
import type { ListAddress } from '../store/blocks/block-tree.ts';
import { newBlock } from '../store/blocks/new-block.ts';
import { edit } from '../workbench/edit.ts';
import type { Workbench } from '../workbench/workbench.ts';

/** Adds a new block of the chosen type and selects it. Returns false when the list refuses it. */
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
