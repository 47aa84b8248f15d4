import type { Workbench } from '../../workbench/workbench.ts';
import { copyBlocks, cutBlocks, pasteFromClipboard } from './clipboard.ts';
import { duplicateBlocks } from './duplicate-blocks.ts';
import { stepBlocks } from './move-blocks.ts';
import { type BlockActionName, blockActions } from './offers/block-actions.ts';
import { type ChosenBlocks, chosenBlocks } from './offers/chosen-blocks.ts';

type Perform = (workbench: Workbench, chosen: ChosenBlocks) => void;

const performers: Readonly<Record<BlockActionName, Perform>> = {
  up: (workbench, chosen) => stepBlocks(workbench, chosen, -1),
  down: (workbench, chosen) => stepBlocks(workbench, chosen, 1),
  moveTo: ({ store }, { keys }) => store.setState({ dialog: { kind: 'moveTo', keys } }),
  spacing: ({ store }, { places: [{ item }] }) =>
    store.setState({
      selection: { kind: 'block', key: item.key },
      isPanelOpen: true,
      isPanelWanted: true,
      panelView: 'spacing',
    }),
  add: ({ store }, { places: [{ siblings, index }] }) =>
    store.setState({ dialog: { kind: 'addBlock', list: siblings.address, index: index + 1 } }),
  duplicate: duplicateBlocks,
  duplicateTo: ({ store }, { keys }) => store.setState({ dialog: { kind: 'duplicateTo', keys } }),
  copy: copyBlocks,
  cut: cutBlocks,
  paste: (workbench, chosen) => void pasteFromClipboard(workbench, chosen),
  saveAs: ({ store }, { keys }) => store.setState({ dialog: { kind: 'saveAs', keys } }),
  remove: ({ store }, { keys }) => store.setState({ dialog: { kind: 'remove', keys } }),
};

/** Performs an action on a block, or on all selected blocks when it is one of them; does nothing when unavailable. */
export function performBlockAction(workbench: Workbench, name: BlockActionName, key: string): void {
  const chosen = chosenBlocks(workbench.store.getState(), key);
  if (chosen && blockActions[name].isAvailable(chosen)) performers[name](workbench, chosen);
}
