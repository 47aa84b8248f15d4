import { memo } from 'react';
import { BlockActions } from '../block-actions/BlockActions.tsx';
import type { BlockPlace } from '../store/blocks/block-tree.ts';
import { labelOf } from '../store/blocks/placement.ts';

const FIRST = ['up', 'down', 'moveTo', 'add', 'duplicate', 'remove'] as const;
const OTHERS = ['duplicateTo', 'copy', 'cut', 'paste'] as const;

interface EntryActionsProps {
  place: BlockPlace;
  /** The most common actions, or the others. */
  which: 'first' | 'others';
}

/** The actions for one block of the list. */
export const EntryActions = memo(function EntryActions({ place, which }: EntryActionsProps) {
  const { item, siblings } = place;
  return (
    <BlockActions
      chosen={{ places: [place], keys: [item.key], list: siblings }}
      name={which === 'first' ? labelOf(item) : `More ${labelOf(item)}`}
      only={which === 'first' ? FIRST : OTHERS}
    />
  );
}, isSameActions);

/** Actions read positions from the store; they look different only at the ends of a list. */
function isSameActions({ place: one }: EntryActionsProps, { place: other }: EntryActionsProps): boolean {
  return one.item.key === other.item.key && isFirst(one) === isFirst(other) && isLast(one) === isLast(other);
}

const isFirst = ({ index }: BlockPlace) => index === 0;
const isLast = ({ index, siblings }: BlockPlace) => index === siblings.items.length - 1;
