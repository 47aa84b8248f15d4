import { useMemo } from 'react';
import type { ContentItem } from '#content-store/model/entities/content-item.ts';
import { findBlock } from '../../store/blocks/block-tree.ts';
import { ownContent } from '../../store/blocks/own-content.ts';
import type { Documents } from '../../store/documents/documents.ts';
import { isSame } from '../../store/documents/same.ts';
import type { EditorState } from '../../store/state/editor-state.ts';
import { changesOfBlock } from '../state/changes-of-block.ts';
import { ofDocuments, useSelected, useShell } from '../state/shell-context.ts';

interface BlockItem {
  /** Without its children; null when it is gone. */
  item: ContentItem | null;
  /** The block before it in its list. */
  previous: ContentItem | undefined;
}

/** What a block is, and what it follows; a change anywhere else asks nothing of it. */
export function useBlockItem(key: string): BlockItem {
  const { store } = useShell();
  const subscribe = useMemo(() => changesOfBlock(store, 'documents', hasOtherContent)(key), [store, key]);
  return useSelected(
    store,
    subscribe,
    ofDocuments((documents) => itemAt(documents, key)),
    isSameItem,
  );
}

/** True when a block, or what is in it, or the kind of the block before it, is another. */
export function hasOtherContent(
  { documents: last }: EditorState,
  { documents: now }: EditorState,
  key: string,
): boolean {
  const [before, after] = [last && findBlock(last, key), now && findBlock(now, key)];
  return before?.item !== after?.item || kindBefore(before) !== kindBefore(after);
}

function kindBefore(place: ReturnType<typeof findBlock>): string | undefined {
  return place?.siblings.items[place.index - 1]?.componentType;
}

function itemAt(documents: Documents, key: string): BlockItem {
  const place = findBlock(documents, key);
  return { item: place && ownContent(place.item), previous: place?.siblings.items[place.index - 1] };
}

/** Of the block before, its kind is all that shows. */
function isSameItem(one: BlockItem, other: BlockItem): boolean {
  return one.previous?.componentType === other.previous?.componentType && isSame(one.item, other.item);
}
