import type { ContentItem } from '#content-store/model/content-item.ts';
import type { Slot } from '../../blocks/block-definition.ts';
import { blockOf } from '../../blocks/item-schema.ts';
import type { Documents } from './documents.ts';
import { type Path, parsePath, valueAt } from './patch.ts';

/** A list of blocks: the page's contents, or one slot of a container. */
export type ListAddress = { kind: 'contents' } | { kind: 'slot'; key: string; path: string };

/** One list of blocks as it is now. */
export interface BlockList {
  address: ListAddress;
  path: Path;
  items: readonly ContentItem[];
  /** Null for the page's contents. */
  slot: Slot | null;
  parent: ContentItem | null;
}

/** Where a block stands. */
export interface BlockPlace {
  item: ContentItem;
  index: number;
  list: Path;
  siblings: BlockList;
}

const CONTENTS: Path = ['page', 'contents'];

/** Items never change, they are replaced: what is known of one stays true. */
const knownSlots = new WeakMap<ContentItem, readonly Slot[]>();

/** The lists of child blocks of a container; none for other blocks, and none for a block whose content is broken. */
export function slotsOf(item: ContentItem): readonly Slot[] {
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

/** The block with this key, however deep; null when there is none. */
export function findBlock(documents: Documents, key: string): BlockPlace | null {
  return findIn(contentsOf(documents), key);
}

/** The list at an address; null when its container is gone. */
export function findList(documents: Documents, address: ListAddress): BlockList | null {
  if (address.kind === 'contents') return contentsOf(documents);
  const place = findBlock(documents, address.key);
  if (!place) return null;
  return slotLists(place.item, [...place.list, place.index]).find((list) => list.slot?.path === address.path) ?? null;
}

/** Every block of the page in reading order, containers before their children. */
export function allBlocks(documents: Documents): ContentItem[] {
  return flatten(contentsOf(documents));
}

function flatten(list: BlockList): ContentItem[] {
  return list.items.flatMap((item, index) => [item, ...slotLists(item, [...list.path, index]).flatMap(flatten)]);
}

function contentsOf(documents: Documents): BlockList {
  return { address: { kind: 'contents' }, path: CONTENTS, items: documents.page.contents, slot: null, parent: null };
}

function findIn(list: BlockList, key: string): BlockPlace | null {
  for (const [index, item] of list.items.entries()) {
    if (item.key === key) return { item, index, list: list.path, siblings: list };
    for (const inner of slotLists(item, [...list.path, index])) {
      const found = findIn(inner, key);
      if (found) return found;
    }
  }
  return null;
}

function slotLists(item: ContentItem, path: Path): BlockList[] {
  return slotsOf(item).map((slot) => {
    const inside = parsePath(slot.path);
    const items = valueAt(item, inside);
    return {
      address: { kind: 'slot', key: item.key, path: slot.path },
      path: [...path, ...inside],
      items: Array.isArray(items) ? items : [],
      slot,
      parent: item,
    };
  });
}
