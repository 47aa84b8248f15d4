import type { ContentItem } from '#content-store/model/values/content-item.ts';
import {
  type BlockForest,
  CONTENTS,
  childrenOf,
  contentsOf,
  type ForestPlace,
  forestOf,
  listId,
  type PlacedBlock,
  placesIn,
} from '../blocks/block-forest.ts';
import { isSame } from '../documents/same.ts';
import { type Choices, mergeFields, mergeValue, type Side } from './merge-fields.ts';
import { mergeOrder } from './merge-order.ts';

/** A block that both sides changed, or that one changed and the other removed (null), children included. */
export interface BlockConflict {
  kind: 'block';
  /** The block's key. */
  id: string;
  mine: ContentItem | null;
  theirs: ContentItem | null;
}

interface Versions {
  base: BlockForest;
  mine: BlockForest;
  theirs: BlockForest;
}

/**
 * Merges two versions of a page's blocks, by key: what one side added, changed, moved or removed and the other left
 * alone is adopted, without duplicates. Where both changed a block, the choice decides, or mine stays.
 */
export function mergeBlocks(
  base: readonly ContentItem[],
  mine: readonly ContentItem[],
  theirs: readonly ContentItem[],
  choices: Choices,
): { contents: ContentItem[]; conflicts: BlockConflict[] } {
  const versions: Versions = { base: forestOf(base), mine: forestOf(mine), theirs: forestOf(theirs) };
  const conflicts = new Map<string, BlockConflict>();
  const choose = (id: string): Side => {
    conflicts.set(id, { kind: 'block', id, mine: whole(versions.mine, id), theirs: whole(versions.theirs, id) });
    return choices.get(id) ?? 'mine';
  };
  const kept = keptBlocks(versions, choose);
  const blocks = new Map([...kept].map(([id, own]) => [id, { own, ...placeOf(versions, kept, id) }]));
  breakCircles(blocks);
  return { contents: contentsOf({ blocks, lists: listsOf(versions, blocks) }), conflicts: [...conflicts.values()] };
}

type Choose = (id: string) => Side;

/** Every block that remains after the merge, with its own content. */
function keptBlocks({ base, mine, theirs }: Versions, choose: Choose): Map<string, ContentItem> {
  const kept = new Map<string, ContentItem>();
  const contestedByMe = contested(base, mine, theirs);
  const contestedByThem = contested(base, theirs, mine);
  for (const id of new Set([...mine.blocks.keys(), ...theirs.blocks.keys()])) {
    const [before, own, other] = [base, mine, theirs].map((forest) => forest.blocks.get(id)?.own);
    if (own && other)
      kept.set(
        id,
        mergeValue(before, own, other, () => mergedFields(before, own, other) ?? (choose(id) === 'mine' ? own : other)),
      );
    else if (own && staysOf(contestedByMe, 'mine', id, before, choose)) kept.set(id, own);
    else if (other && staysOf(contestedByThem, 'theirs', id, before, choose)) kept.set(id, other);
  }
  return kept;
}

/** A block with both sides' changes, when they changed different values; null when a value is disputed. */
function mergedFields(before: ContentItem | undefined, own: ContentItem, other: ContentItem): ContentItem | null {
  if (!before) return null;
  const { fields, conflicts } = mergeFields(before, own, other);
  return conflicts.length === 0 ? (fields as ContentItem) : null;
}

/** Whether a block stays that only one side has: if it is new, or if the other side's contested removal was rejected. */
function staysOf(
  contestedIn: ReadonlyMap<string, string>,
  side: Side,
  id: string,
  before: ContentItem | undefined,
  choose: Choose,
): boolean {
  const root = contestedIn.get(id);
  return root === undefined ? before === undefined : choose(root) === side;
}

/**
 * Blocks that the other side removed although something in them was changed or added on this side, each with the
 * outermost block of the conflict.
 */
function contested(base: BlockForest, here: BlockForest, other: BlockForest): Map<string, string> {
  const isTouched = (id: string): boolean => {
    if (other.blocks.has(id)) return false;
    const before = base.blocks.get(id);
    return !before || !isSame(before.own, here.blocks.get(id)?.own) || childrenOf(here, id).some(isTouched);
  };
  const roots = new Map<string, string>();
  const mark = (id: string, root: string) => {
    if (other.blocks.has(id)) return;
    roots.set(id, root);
    for (const child of childrenOf(here, id)) mark(child, root);
  };
  for (const id of here.blocks.keys()) {
    if (base.blocks.has(id) && !roots.has(id) && isTouched(id)) mark(id, id);
  }
  return roots;
}

/** A block's place: where it was moved to; if that is gone, where the other side has it; else at the page's end. */
function placeOf({ base, mine, theirs }: Versions, kept: ReadonlyMap<string, ContentItem>, id: string): ForestPlace {
  const [before, own, other] = [base, mine, theirs].map((forest) => forest.blocks.get(id));
  const wasMovedByThem = own && other && before && isSamePlace(before, own);
  const inOrder = wasMovedByThem ? [other, own] : [own, other];
  const there = inOrder.find((place) => place && isThere(place, kept));
  return there ? { parent: there.parent, slot: there.slot } : CONTENTS;
}

function isThere(place: ForestPlace, kept: ReadonlyMap<string, ContentItem>): boolean {
  if (place.parent === null) return true;
  const own = kept.get(place.parent);
  return own !== undefined && placesIn(place.parent, own).some((one) => isSamePlace(one, place));
}

const isSamePlace = (one: ForestPlace, other: ForestPlace): boolean => listId(one) === listId(other);

/** When two containers were moved into each other, the first one found moves to the top level of the page. */
function breakCircles(blocks: Map<string, PlacedBlock>): void {
  for (const [id, block] of blocks) {
    const seen = new Set<string>();
    let above = block.parent;
    while (above !== null && above !== id && !seen.has(above)) {
      seen.add(above);
      above = blocks.get(above)?.parent ?? null;
    }
    if (above === id) blocks.set(id, { ...block, ...CONTENTS });
  }
}

function listsOf({ base, mine, theirs }: Versions, blocks: ReadonlyMap<string, PlacedBlock>): Map<string, string[]> {
  const members = Map.groupBy(blocks.keys(), (id) => listId(blocks.get(id) ?? CONTENTS));
  return new Map(
    [...members].map(([list, ids]) => {
      const present = new Set(ids);
      const [before, own, other] = [base, mine, theirs].map((forest) =>
        (forest.lists.get(list) ?? []).filter((id) => present.has(id)),
      );
      const ordered = mergeOrder(before ?? [], own ?? [], other ?? []);
      return [list, [...new Set([...ordered, ...ids])]];
    }),
  );
}

function whole({ blocks, lists }: BlockForest, id: string): ContentItem | null {
  const [item] = blocks.has(id) ? contentsOf({ blocks, lists: new Map([...lists, [listId(CONTENTS), [id]]]) }) : [];
  return item ?? null;
}
