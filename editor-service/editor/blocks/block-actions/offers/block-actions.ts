import { blockOf } from '#site/content/item-schema.ts';
import { type IconComponent, icons } from '../../../ui/icons.ts';
import { t } from '../../../words/t.ts';
import { type ChosenBlocks, canStep, chosenBlocks, nameOfBlocks, type Selected } from './chosen-blocks.ts';

interface BlockAction {
  /** The specification's name where it has one. */
  label: string;
  icon: IconComponent;
  isAvailable: (chosen: ChosenBlocks) => boolean;
}

const always = () => true;
const isInOneList = ({ list }: ChosenBlocks) => list !== null;
const isOne = ({ places }: ChosenBlocks) => places.length === 1;

/** The label and icon of each block action, and when it is available; in the order they are shown. */
export const blockActions = {
  up: { label: t('Up'), icon: icons.ArrowUp, isAvailable: (chosen) => canStep(chosen, -1) },
  down: { label: t('Down'), icon: icons.ArrowDown, isAvailable: (chosen) => canStep(chosen, 1) },
  moveTo: { label: t('Move to…'), icon: icons.Route, isAvailable: always },
  spacing: { label: t('Spacing'), icon: icons.MoveVertical, isAvailable: isOne },
  add: { label: t('Add component below'), icon: icons.Plus, isAvailable: isOne },
  duplicate: { label: t('Duplicate'), icon: icons.CopyPlus, isAvailable: always },
  duplicateTo: { label: t('Duplicate Components'), icon: icons.Files, isAvailable: always },
  comment: { label: t('Comment'), icon: icons.MessageSquare, isAvailable: isOne },
  copy: { label: t('Copy'), icon: icons.Copy, isAvailable: always },
  cut: { label: t('Cut'), icon: icons.Scissors, isAvailable: always },
  paste: { label: t('Paste below'), icon: icons.ClipboardPaste, isAvailable: always },
  saveAs: { label: t('Save for other pages…'), icon: icons.BookmarkPlus, isAvailable: isInOneList },
  remove: { label: t('Remove'), icon: icons.Trash2, isAvailable: always },
} as const satisfies Record<string, BlockAction>;

export type BlockActionName = keyof typeof blockActions;
const NAMES = Object.keys(blockActions) as BlockActionName[];

/** The actions for these blocks, in their order; Spacing is omitted when the block hides it. */
export function actionsOf({ items }: Pick<ChosenBlocks, 'items'>): readonly BlockActionName[] {
  const hidesSpacing = items.some(({ componentType }) => blockOf(componentType)?.definition.hidesSpacing);
  return NAMES.filter((name) => name !== 'spacing' || !hidesSpacing);
}

/** An action shown for some blocks; it is shown as disabled while it is not available. */
export interface ActionOffer {
  action: BlockActionName;
  isAvailable: boolean;
}

/** The name and actions of the block with this key, or of all selected blocks when it is one of them. */
export function offersOfActions(
  state: Selected,
  key: string,
): { name: string; actions: readonly ActionOffer[] } | null {
  const chosen = chosenBlocks(state, key);
  if (!chosen) return null;
  const actions = actionsOf(chosen).map((action) => ({
    action,
    isAvailable: blockActions[action].isAvailable(chosen),
  }));
  return { name: nameOfBlocks(chosen.items), actions };
}
