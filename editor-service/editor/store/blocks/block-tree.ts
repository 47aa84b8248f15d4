import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { blockOf } from '#site/content/item-schema.ts';
import type { Slot } from '#site/fields/block-definition.ts';
import { changeAt } from '#site/fields/change-at.ts';
import type { Documents } from '../documents/documents.ts';
import { type Path, parsePath, valueIn } from '../documents/patch.ts';

/** A list of blocks: the page's contents, or one slot of a container. */
export type ListAddress = { kind: 'contents' } | { kind: 'slot'; key: string; path: string };

/** The current state of a list of blocks. */
export interface BlockList {
  address: ListAddress;
  path: Path;
  items: readonly ContentItem[];
  /** Null for the page's contents. */
  slot: Slot | null;
  /** The container of the list. */
  parent: ContentItem | null;
  /** 1 for the page's contents. */
  depth: number;
}

/** The position of a block. */
export interface BlockPlace {
  item: ContentItem;
  index: number;
  siblings: BlockList;
}

const CONTENTS: Path = ['page', 'contents'];

/** Safe to cache: items are never changed, only replaced. */
const knownSlots = new WeakMap<ContentItem, readonly Slot[]>();
const knownOwn = new WeakMap<ContentItem, ContentItem>();
const knownPlaces = new WeakMap<readonly ContentItem[], ReadonlyMap<string, BlockPlace>>();

/** The lists of child blocks of a container; none for other blocks, and none for a block whose content is broken. */
export function slotsIn(item: ContentItem): readonly Slot[] {
  const slots = knownSlots.get(item) ?? readSlots(item);
  knownSlots.set(item, slots);
  return slots;
}

function readSlots(item: ContentItem): readonly Slot[] {
  const block = blockOf(item.componentType);
  if (!block?.definition.slots) return [];
  const content = block.schema.safeParse(item);
  return content.success ? block.definition.slots(content.data) : [];
}

/** A block without its children, so that typing in a child does not affect the container. */
export function ownContent(item: ContentItem): ContentItem {
  const own = knownOwn.get(item) ?? slotsIn(item).reduce((result, { path }) => changeAt(result, path, () => []), item);
  knownOwn.set(item, own);
  return own;
}

/** The block with this key, at any depth; null when there is none. */
export function findBlock(documents: Documents, key: string): BlockPlace | null {
  return placesIn(documents).get(key) ?? null;
}

/** The list at an address; null when its container was removed. */
export function findList(documents: Documents, address: ListAddress): BlockList | null {
  if (address.kind === 'contents') return contentsOf(documents);
  const place = findBlock(documents, address.key);
  return (place && listsIn(place).find(({ slot }) => slot?.path === address.path)) ?? null;
}

/** Every block of the page in reading order, containers before their children. */
export function allPlaces(documents: Documents): BlockPlace[] {
  return [...placesIn(documents).values()];
}

/** Every block of the page in reading order, without its place. */
export function allBlocks(documents: Documents): ContentItem[] {
  return allPlaces(documents).map(({ item }) => item);
}

/** Every list of blocks on the page: the page's own, then those of containers in reading order. */
export function allLists(documents: Documents): BlockList[] {
  return [contentsOf(documents), ...allPlaces(documents).flatMap(listsIn)];
}

/** The lists of a container. */
export function listsIn({ item, index, siblings }: BlockPlace): BlockList[] {
  return slotsIn(item).map((slot) => {
    const inside = parsePath(slot.path);
    const items = valueIn(item, inside);
    return {
      address: { kind: 'slot', key: item.key, path: slot.path },
      path: [...siblings.path, index, ...inside],
      items: Array.isArray(items) ? items : [],
      slot,
      parent: item,
      depth: siblings.depth + 1,
    };
  });
}

/** True when both are addresses of the same list. */
export function isSameList(one: ListAddress, other: ListAddress): boolean {
  if (one.kind === 'contents' || other.kind === 'contents') return one.kind === other.kind;
  return one.key === other.key && one.path === other.path;
}

function contentsOf({ page }: Documents): BlockList {
  return { address: { kind: 'contents' }, path: CONTENTS, items: page.contents, slot: null, parent: null, depth: 1 };
}

function placesIn(documents: Documents): ReadonlyMap<string, BlockPlace> {
  const { contents } = documents.page;
  const places = knownPlaces.get(contents) ?? gather(contentsOf(documents), new Map());
  knownPlaces.set(contents, places);
  return places;
}

function gather(siblings: BlockList, places: Map<string, BlockPlace>): Map<string, BlockPlace> {
  for (const [index, item] of siblings.items.entries()) {
    const place = { item, index, siblings };
    if (!places.has(item.key)) places.set(item.key, place);
    // Most blocks hold no lists, and this runs after every change.
    if (slotsIn(item).length > 0) for (const inner of listsIn(place)) gather(inner, places);
  }
  return places;
}
