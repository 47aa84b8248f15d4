import { blockOf } from '#site/content/item-schema.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { type ChosenBlocks, chosenBlocks, nameOf, type Selected } from './chosen-blocks.ts';
import { copyBlocks, cutBlocks, pasteFromClipboard } from './clipboard.ts';
import { duplicateBlocks } from './duplicate-blocks.ts';
import { canStep, stepBlocks } from './move-blocks.ts';

export const BLOCK_ACTIONS = [
  'up',
  'down',
  'moveTo',
  'spacing',
  'add',
  'duplicate',
  'duplicateTo',
  'copy',
  'cut',
  'paste',
  'remove',
] as const;
export type BlockActionName = (typeof BLOCK_ACTIONS)[number];

interface BlockAction {
  /** The specification's names (§2) where it has one. */
  label: string;
  isAvailable: (chosen: ChosenBlocks) => boolean;
  perform: (workbench: Workbench, chosen: ChosenBlocks) => void;
}

const always = () => true;
const isOne = ({ places }: ChosenBlocks) => places.length === 1;

export const blockActions: Readonly<Record<BlockActionName, BlockAction>> = {
  up: {
    label: 'Up',
    isAvailable: (chosen) => canStep(chosen, -1),
    perform: (workbench, chosen) => stepBlocks(workbench, chosen, -1),
  },
  down: {
    label: 'Down',
    isAvailable: (chosen) => canStep(chosen, 1),
    perform: (workbench, chosen) => stepBlocks(workbench, chosen, 1),
  },
  moveTo: {
    label: 'Move to…',
    isAvailable: always,
    perform: ({ store }, { keys }) => store.setState({ dialog: { kind: 'moveTo', keys } }),
  },
  spacing: {
    label: 'Spacing',
    isAvailable: isOne,
    perform: ({ store }, { places: [{ item }] }) =>
      store.setState({
        selection: { kind: 'block', key: item.key },
        isPanelOpen: true,
        isPanelWanted: true,
        panelView: 'spacing',
      }),
  },
  add: {
    label: 'Add Component below',
    isAvailable: isOne,
    perform: ({ store }, { places: [{ siblings, index }] }) =>
      store.setState({ dialog: { kind: 'addBlock', list: siblings.address, index: index + 1 } }),
  },
  duplicate: { label: 'Duplicate', isAvailable: always, perform: duplicateBlocks },
  duplicateTo: {
    label: 'Duplicate Components',
    isAvailable: always,
    perform: ({ store }, { keys }) => store.setState({ dialog: { kind: 'duplicateTo', keys } }),
  },
  copy: { label: 'Copy', isAvailable: always, perform: copyBlocks },
  cut: { label: 'Cut', isAvailable: always, perform: cutBlocks },
  paste: {
    label: 'Paste below',
    isAvailable: always,
    perform: (workbench, chosen) => void pasteFromClipboard(workbench, chosen),
  },
  remove: {
    label: 'Remove',
    isAvailable: always,
    perform: ({ store }, { keys }) => store.setState({ dialog: { kind: 'remove', keys } }),
  },
};

/** The actions for these blocks, in the order they are shown; Spacing is omitted when the block hides it. */
export function actionsOf({ places }: Pick<ChosenBlocks, 'places'>): readonly BlockActionName[] {
  const hidesSpacing = places.some(({ item }) => blockOf(item.componentType)?.definition.hidesSpacing);
  return BLOCK_ACTIONS.filter((name) => name !== 'spacing' || !hidesSpacing);
}

/** An action that is shown for some blocks; what is not available now is shown as such. */
export interface Offer {
  action: BlockActionName;
  isAvailable: boolean;
}

/** What the block with this key, or all selected ones when it is one of them, are called, and what can be done with them. */
export function offersFor(state: Selected, key: string): { name: string; actions: readonly Offer[] } | null {
  const chosen = chosenBlocks(state, key);
  if (!chosen) return null;
  const actions = actionsOf(chosen).map((action) => ({
    action,
    isAvailable: blockActions[action].isAvailable(chosen),
  }));
  return { name: nameOf(chosen.places.map(({ item }) => item)), actions };
}

/** Performs an action on a block (on all selected ones, if it is one of them) if it is still there and that makes sense now. */
export function performBlockAction(workbench: Workbench, name: BlockActionName, key: string): void {
  const chosen = chosenBlocks(workbench.store.getState(), key);
  if (chosen && blockActions[name].isAvailable(chosen)) blockActions[name].perform(workbench, chosen);
}
