import type { FieldOwner } from '#site/elements/field-host.ts';
import type { Documents } from '../documents/documents.ts';
import { allPlaces, type BlockList, type BlockPlace, findBlock, isSameList } from './block-tree.ts';
import { isInside } from './placement.ts';

/** A document, a block, or several blocks: then `key` is the one in question and `keys` begins where a range does. */
export type Selection = FieldOwner | { kind: 'block'; key: string; keys: readonly string[] };

/** The keys of the selected blocks; none when a document or nothing is selected. */
export function selectedKeys(selection: Selection | null): readonly string[] {
  if (selection?.kind !== 'block') return [];
  return 'keys' in selection ? selection.keys : [selection.key];
}

/** The selection with this block taken in, or left out when it was in. */
export function toggled(selection: Selection | null, key: string): Selection | null {
  const keys = selectedKeys(selection);
  const [first, ...others] = keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];
  if (first === undefined) return null;
  const last = others.at(-1) ?? first;
  return groupOf(last, [first, ...others]);
}

/** From where the selection began to this block: all that stands between them in the list that both are in. */
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

/** The list that all of these blocks stand in; null when there are several. */
export function commonList([first, ...others]: readonly BlockPlace[]): BlockList | null {
  const list = first?.siblings ?? null;
  return list && others.every(({ siblings }) => isSameList(siblings.address, list.address)) ? list : null;
}

function groupOf(key: string, keys: readonly string[]): Selection {
  return keys.length > 1 ? { kind: 'block', key, keys } : { kind: 'block', key };
}

/** Keys from one to the other; of blocks in different lists, those of the containers that stand in the same one. */
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
