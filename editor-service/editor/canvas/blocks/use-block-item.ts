import { useMemo } from 'react';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { isEmptyBlock } from '#site/content/is-empty-block.ts';
import { findBlock, ownContent } from '../../store/blocks/block-tree.ts';
import type { Documents } from '../../store/documents/documents.ts';
import { isSame } from '../../store/documents/same.ts';
import type { EditorState } from '../../store/state/editor-state.ts';
import { changesIn } from '../state/changes-of.ts';
import { ofDocuments, useSelected, useShell } from '../state/shell-context.ts';

type BlockItem = ReturnType<typeof itemAt>;

/**
 * A block without its children (null when it no longer exists), and the block before it in its list; a change anywhere
 * else costs it nothing.
 */
export function useBlockItem(key: string): BlockItem {
  const { store } = useShell();
  const subscribe = useMemo(() => changesIn(store, 'documents', hasOtherContent(key)), [store, key]);
  return useSelected(
    store,
    subscribe,
    ofDocuments((documents) => itemAt(documents, key)),
    isSameItem,
  );
}

/** True when a block, its children or the type of the block before it changed. */
export function hasOtherContent(key: string) {
  return ({ documents: last }: EditorState, { documents: now }: EditorState): boolean => {
    const [before, after] = [last && findBlock(last, key), now && findBlock(now, key)];
    return before?.item !== after?.item || kindBefore(before) !== kindBefore(after);
  };
}

function kindBefore(place: ReturnType<typeof findBlock>): string | undefined {
  return place?.siblings.items[place.index - 1]?.componentType;
}

/** Safe to cache: items are never changed, only replaced. */
const knownEmpty = new WeakMap<ContentItem, boolean>();

function hasNothing(item: ContentItem): boolean {
  const known = knownEmpty.get(item) ?? isEmptyBlock(item);
  knownEmpty.set(item, known);
  return known;
}

function itemAt(documents: Documents, key: string) {
  const place = findBlock(documents, key);
  const isEmpty = place !== null && hasNothing(place.item);
  return { item: place && ownContent(place.item), previous: place?.siblings.items[place.index - 1], isEmpty };
}

/** Only the type of the block before affects what is rendered. */
function isSameItem(one: BlockItem, other: BlockItem): boolean {
  if (one.isEmpty !== other.isEmpty) return false;
  return one.previous?.componentType === other.previous?.componentType && isSame(one.item, other.item);
}
