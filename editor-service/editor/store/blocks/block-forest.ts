import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { changeAt } from '#site/fields/change-at.ts';
import { parsePath, valueIn } from '../documents/patch.ts';
import { ownContent, slotsIn } from './block-tree.ts';

/** Which list a block is in: the page's contents (`parent` null), or a slot of a container. */
export interface ForestPlace {
  parent: string | null;
  /** The slot's path, with keys instead of positions where entries have keys: `tabs.k7.contents`. */
  slot: string;
}

/** A block without its children, and its place. */
export interface PlacedBlock extends ForestPlace {
  own: ContentItem;
}

/** A page's blocks, flattened: each block by its key, each list as the keys in it. */
export interface BlockForest {
  blocks: ReadonlyMap<string, PlacedBlock>;
  lists: ReadonlyMap<string, readonly string[]>;
}

export const CONTENTS: ForestPlace = { parent: null, slot: 'contents' };

/** The id of a list of blocks. */
export const listId = ({ parent, slot }: ForestPlace): string => `${parent ?? ''}/${slot}`;

/** Flattens a page's blocks. A duplicate key, as in a careless import, gets a number as its suffix. */
export function forestOf(contents: readonly ContentItem[]): BlockForest {
  const blocks = new Map<string, PlacedBlock>();
  const lists = new Map<string, string[]>();
  const visit = (items: readonly ContentItem[], place: ForestPlace) => {
    const ids: string[] = [];
    lists.set(listId(place), ids);
    for (const item of items) {
      const id = freeId(blocks, item.key);
      ids.push(id);
      blocks.set(id, { own: ownContent(item), ...place });
      for (const { path } of slotsIn(item)) {
        const children = valueIn(item, parsePath(path));
        visit(Array.isArray(children) ? children : [], { parent: id, slot: slotName(item, path) });
      }
    }
  };
  visit(contents, CONTENTS);
  return { blocks, lists };
}

/** Rebuilds the tree of blocks. Lists without a block, and blocks without a list, are left out. */
export function contentsOf({ blocks, lists }: BlockForest): ContentItem[] {
  const listAt = (place: ForestPlace): ContentItem[] => (lists.get(listId(place)) ?? []).flatMap(itemOf);
  const itemOf = (id: string): ContentItem[] => {
    const own = blocks.get(id)?.own;
    if (!own) return [];
    const filled = slotsIn(own).reduce(
      (item, { path }) => changeAt(item, path, () => listAt({ parent: id, slot: slotName(own, path) })),
      own,
    );
    return [filled];
  };
  return listAt(CONTENTS);
}

/** The lists of children in a block, by their addresses. */
export function placesIn(id: string, own: ContentItem): ForestPlace[] {
  return slotsIn(own).map(({ path }) => ({ parent: id, slot: slotName(own, path) }));
}

/** The keys of a block's direct children. */
export function childrenOf({ blocks, lists }: BlockForest, id: string): string[] {
  const own = blocks.get(id)?.own;
  return own ? placesIn(id, own).flatMap((place) => lists.get(listId(place)) ?? []) : [];
}

/** `tabs.2.contents` → `tabs.k7.contents`: blocks stay with their tab when tabs are added, removed or moved. */
export function slotName(item: ContentItem, path: string): string {
  const steps = parsePath(path);
  return steps
    .map((step, index) => {
      const key = typeof step === 'number' && valueIn(item, [...steps.slice(0, index + 1), 'key']);
      return typeof key === 'string' && key !== '' ? key : step;
    })
    .join('.');
}

function freeId(taken: ReadonlyMap<string, unknown>, key: string): string {
  let id = key;
  for (let n = 2; taken.has(id); n++) id = `${key}~${n}`;
  return id;
}
