import type { ContentItem } from '#content-store/model/values/content-item.ts';
import type { FieldOwner } from '#site/elements/field-host.ts';
import type { Documents } from '../documents/documents.ts';
import { allPlaces, type BlockList, type BlockPlace, findBlock, isSameList } from './block-tree.ts';
import { isInside } from './placement.ts';

/** A document, a block, or several blocks: then `key` is the active one and `keys` begins at the start of the range. */
export type Selection = FieldOwner | { kind: 'block'; key: string; keys: readonly string[] };

/** The keys of the selected blocks; none when a document or nothing is selected. */
export function selectedKeys(selection: Selection | null): readonly string[] {
  if (selection?.kind !== 'block') return [];
  return 'keys' in selection ? selection.keys : [selection.key];
}

/** The selection with this block added, or removed if it was selected. */
export function toggled(selection: Selection | null, key: string): Selection | null {
  const keys = selectedKeys(selection);
  const [first, ...others] = keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];
  if (first === undefined) return null;
  const last = others.at(-1) ?? first;
  return groupOf(last, [first, ...others]);
}

/** Selects everything from the start of the selection to this block, in the list that contains both. */
export function extended(documents: Documents, selection: Selection | null, key: string): Selection {
  const anchor = findBlock(documents, selectedKeys(selection)[0] ?? key);
  const target = findBlock(documents, key);
  const range = anchor && target && rangeBetween(documents, anchor, target);
  return range ? groupOf(range.at(-1) ?? key, range) : { kind: 'block', key };
}

/** These blocks in reading order, without those that are inside another of them. */
export function outermost(documents: Documents, keys: readonly string[]): BlockPlace[] {
  const [only, ...others] = keys;
  if (only !== undefined && others.length === 0) return [findBlock(documents, only)].filter((place) => place !== null);
  return allPlaces(documents).filter(
    ({ item, siblings }) => keys.includes(item.key) && !isInside(documents, siblings, keys),
  );
}

/** The blocks themselves, of `outermost`; none without documents. */
export const itemsAt = (documents: Documents | null, keys: readonly string[]): ContentItem[] =>
  documents ? outermost(documents, keys).map(({ item }) => item) : [];

/** The list that contains all of these blocks; null when there are several. */
export function commonList([first, ...others]: readonly BlockPlace[]): BlockList | null {
  const list = first?.siblings ?? null;
  return list && others.every(({ siblings }) => isSameList(siblings.address, list.address)) ? list : null;
}

/** A selection of these blocks, `key` being the active one. */
export function groupOf(key: string, keys: readonly string[]): Selection {
  return keys.length > 1 ? { kind: 'block', key, keys } : { kind: 'block', key };
}

/** The keys from one block to the other; for blocks in different lists, between their containers in a common list. */
function rangeBetween(documents: Documents, from: BlockPlace, to: BlockPlace): string[] | null {
  const starts = pathUp(documents, from);
  for (const end of pathUp(documents, to)) {
    const start = starts.find(({ siblings }) => isSameList(siblings.address, end.siblings.address));
    if (!start) continue;
    const [low, high] = [Math.min(start.index, end.index), Math.max(start.index, end.index)];
    const keys = end.siblings.items.slice(low, high + 1).map(({ key }) => key);
    return start.index <= end.index ? keys : keys.toReversed();
  }
  return null;
}

function pathUp(documents: Documents, place: BlockPlace): BlockPlace[] {
  const parent = place.siblings.parent && findBlock(documents, place.siblings.parent.key);
  return parent ? [place, ...pathUp(documents, parent)] : [place];
}
