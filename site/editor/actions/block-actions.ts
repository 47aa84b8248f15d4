import { blockOf } from '../../blocks/item-schema.ts';
import { type BlockPlace, findBlock } from '../store/block-tree.ts';
import { newKey } from '../store/fresh-keys.ts';
import { edit } from './edit.ts';
import type { Workbench } from './workbench.ts';

export const BLOCK_ACTIONS = ['up', 'down', 'spacing', 'duplicate', 'add', 'remove'] as const;
export type BlockActionName = (typeof BLOCK_ACTIONS)[number];

interface BlockAction {
  /** The specification's names (§2); "Add Component" is ours. */
  label: string;
  isAvailable: (place: BlockPlace) => boolean;
  perform: (workbench: Workbench, place: BlockPlace) => void;
}

const always = () => true;

export const blockActions: Readonly<Record<BlockActionName, BlockAction>> = {
  up: { label: 'Up', isAvailable: ({ index }) => index > 0, perform: (workbench, place) => move(workbench, place, -1) },
  down: {
    label: 'Down',
    isAvailable: ({ index, siblings }) => index < siblings.items.length - 1,
    perform: (workbench, place) => move(workbench, place, 1),
  },
  spacing: {
    label: 'Spacing',
    isAvailable: always,
    perform: ({ store }, { item }) =>
      store.setState({ selection: { kind: 'block', key: item.key }, isPanelOpen: true, panelView: 'spacing' }),
  },
  duplicate: { label: 'Duplicate Components', isAvailable: always, perform: duplicate },
  add: {
    label: 'Add Component below',
    isAvailable: always,
    perform: ({ store }, { index, siblings }) =>
      store.setState({ dialog: { kind: 'addBlock', list: siblings.address, index: index + 1 } }),
  },
  remove: {
    label: 'Remove',
    isAvailable: always,
    perform: ({ store }, { item }) => store.setState({ dialog: { kind: 'remove', key: item.key } }),
  },
};

/** The actions of a block, in the order they are shown; Spacing is omitted when the block hides it. */
export function actionsOf({ item }: BlockPlace): readonly BlockActionName[] {
  const hidesSpacing = blockOf(item.componentType)?.definition.hidesSpacing ?? false;
  return BLOCK_ACTIONS.filter((name) => name !== 'spacing' || !hidesSpacing);
}

/** Performs an action on a block, if the block is still there and the action makes sense now. */
export function performBlockAction(workbench: Workbench, name: BlockActionName, key: string): void {
  const { documents } = workbench.store.getState();
  const place = documents && findBlock(documents, key);
  if (place && blockActions[name].isAvailable(place)) blockActions[name].perform(workbench, place);
}

/** Removes a block and moves on to its neighbour, so that the focus has a place. */
export function removeBlock(workbench: Workbench, key: string): void {
  const { documents } = workbench.store.getState();
  const place = documents && findBlock(documents, key);
  if (!place || !edit(workbench, { kind: 'removeBlock', key })) return;
  const { items, parent } = place.siblings;
  const next = items[place.index + 1] ?? items[place.index - 1] ?? parent;
  workbench.store.setState({ announcement: { text: `${labelOf(place)} removed` } });
  if (next) selectBlock(workbench, next.key);
  else workbench.store.setState({ selection: null });
}

/** Selects a block and puts the focus on it. */
export function selectBlock({ store }: Workbench, key: string): void {
  store.setState({ selection: { kind: 'block', key }, focusRequest: { key } });
}

/** What a block is called. */
export function labelOf({ item }: Pick<BlockPlace, 'item'>): string {
  return blockOf(item.componentType)?.definition.label ?? item.componentType;
}

function move(workbench: Workbench, place: BlockPlace, by: -1 | 1): void {
  if (!edit(workbench, { kind: 'moveBlock', key: place.item.key, by })) return;
  const position = `${place.index + by + 1} of ${place.siblings.items.length}`;
  workbench.store.setState({
    announcement: { text: `${labelOf(place)} moved ${by < 0 ? 'up' : 'down'}, now ${position}` },
  });
  selectBlock(workbench, place.item.key);
}

function duplicate(workbench: Workbench, place: BlockPlace): void {
  const copyKey = newKey();
  if (!edit(workbench, { kind: 'duplicateBlock', key: place.item.key, copyKey })) return;
  workbench.toasts.add({ type: 'success', title: 'Component successfully duplicated' });
  selectBlock(workbench, copyKey);
}
