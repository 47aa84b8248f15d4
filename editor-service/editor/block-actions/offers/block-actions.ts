import { blockOf } from '#site/content/item-schema.ts';
import { type ChosenBlocks, canStep, chosenBlocks, nameOf, type Selected } from './chosen-blocks.ts';

const BLOCK_ACTIONS = [
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
  /** The specification's name (§2) where it has one. */
  label: string;
  isAvailable: (chosen: ChosenBlocks) => boolean;
}

const always = () => true;
const isOne = ({ places }: ChosenBlocks) => places.length === 1;

/** The label of each block action, and when it is available. */
export const blockActions: Readonly<Record<BlockActionName, BlockAction>> = {
  up: { label: 'Up', isAvailable: (chosen) => canStep(chosen, -1) },
  down: { label: 'Down', isAvailable: (chosen) => canStep(chosen, 1) },
  moveTo: { label: 'Move to…', isAvailable: always },
  spacing: { label: 'Spacing', isAvailable: isOne },
  add: { label: 'Add Component below', isAvailable: isOne },
  duplicate: { label: 'Duplicate', isAvailable: always },
  duplicateTo: { label: 'Duplicate Components', isAvailable: always },
  copy: { label: 'Copy', isAvailable: always },
  cut: { label: 'Cut', isAvailable: always },
  paste: { label: 'Paste below', isAvailable: always },
  remove: { label: 'Remove', isAvailable: always },
};

/** The actions for these blocks, in the order they are shown; Spacing is omitted when the block hides it. */
export function actionsOf({ places }: Pick<ChosenBlocks, 'places'>): readonly BlockActionName[] {
  const hidesSpacing = places.some(({ item }) => blockOf(item.componentType)?.definition.hidesSpacing);
  return BLOCK_ACTIONS.filter((name) => name !== 'spacing' || !hidesSpacing);
}

/** An action shown for some blocks; it is shown as disabled while it is not available. */
export interface Offer {
  action: BlockActionName;
  isAvailable: boolean;
}

/** The name and actions of the block with this key, or of all selected blocks when it is one of them. */
export function offersFor(state: Selected, key: string): { name: string; actions: readonly Offer[] } | null {
  const chosen = chosenBlocks(state, key);
  if (!chosen) return null;
  const actions = actionsOf(chosen).map((action) => ({
    action,
    isAvailable: blockActions[action].isAvailable(chosen),
  }));
  return { name: nameOf(chosen.places.map(({ item }) => item)), actions };
}
