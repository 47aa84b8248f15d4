import { allBlocks, findBlock } from '../store/blocks/block-tree.ts';
import { outermost, selectedKeys } from '../store/blocks/selection.ts';
import type { TypedSlash } from '../store/state/dialog.ts';
import { commentingOn, ofBlock } from '../store/state/page-comments.ts';
import { stepBack } from '../workbench/edit.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { copyBlocks, cutBlocks, pasteFromClipboard } from './block-actions/clipboard.ts';
import { duplicateBlocks } from './block-actions/duplicate-blocks.ts';
import { type BlockActionName, blockActions } from './block-actions/offers/block-actions.ts';
import { type ChosenBlocks, chosenBlocks } from './block-actions/offers/chosen-blocks.ts';
import { selectBlocks, selectNeighbour, stepBlocks } from './block-actions/select-blocks.ts';

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
  comment: ({ store }, { places: [{ item }] }) =>
    store.setState(({ documents }) => commentingOn(documents, ofBlock(item.key))),
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

/** Opens the picker below the selected block, or at the end of the page. */
export function addBelow(workbench: Workbench): void {
  const { documents, selection, activeMenuItem } = workbench.store.getState();
  if (!documents || activeMenuItem !== 'select') return;
  const key = selectedKeys(selection).at(-1);
  const index = documents.page.contents.length;
  if (key) performBlockAction(workbench, 'add', key);
  else workbench.store.setState({ dialog: { kind: 'addBlock', list: { kind: 'contents' }, index } });
}

/** Opens the picker below the block in whose empty text `/` was typed. */
export function typeSlash({ store }: Workbench, typed: TypedSlash): void {
  const { documents, dialog } = store.getState();
  const place = documents && findBlock(documents, typed.key);
  if (!place || dialog) return;
  store.setState({ dialog: { kind: 'addBlock', list: place.siblings.address, index: place.index + 1, typed } });
}

/** Undoes or redoes the last step, and selects the blocks that it brings back, or the neighbour of those it takes. */
export function retraceBlocks(workbench: Workbench, direction: 'undo' | 'redo'): void {
  const { documents: before, selection } = workbench.store.getState();
  stepBack(workbench, direction);
  const { documents: after } = workbench.store.getState();
  if (!before || !after) return;
  const back = allBlocks(after).flatMap(({ key }) => (findBlock(before, key) ? [] : key));
  const selected = outermost(before, selectedKeys(selection));
  if (back.length > 0) selectBlocks(workbench, back);
  else if (selected.some(({ item }) => !findBlock(after, item.key))) selectNeighbour(workbench, selected);
}
