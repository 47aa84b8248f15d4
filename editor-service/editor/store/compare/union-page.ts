import type { Page } from '#content-store/model/entities/page.ts';
import {
  type BlockForest,
  CONTENTS,
  contentsOf,
  forestOf,
  listId,
  type PlacedBlock,
  placesIn,
} from '../blocks/block-forest.ts';
import { insertInto } from '../merge/merge-order.ts';

/** A page with its removed blocks put back where they were, so that a difference can be rendered on it. */
export function unionPage(before: Page, after: Page): Page {
  const [earlier, later] = [forestOf(before.contents), forestOf(after.contents)];
  const blocks = new Map<string, PlacedBlock>(later.blocks);
  for (const [id, block] of earlier.blocks) if (!blocks.has(id)) blocks.set(id, block);
  const places = placesOf(blocks);
  const lists = new Map<string, readonly string[]>();
  const homeless: string[] = [];
  for (const [id, block] of blocks) {
    if (!later.blocks.has(id) && !places.has(listId(block))) homeless.push(id);
  }
  for (const list of places) lists.set(list, listWithRemoved(earlier, later, list));
  const contents = lists.get(listId(CONTENTS)) ?? [];
  lists.set(listId(CONTENTS), [...contents, ...homeless]);
  return { ...after, contents: contentsOf({ blocks, lists }) };
}

/** Every list of blocks: the page's and those of its containers. */
function placesOf(blocks: ReadonlyMap<string, PlacedBlock>): Set<string> {
  const inside = [...blocks].flatMap(([id, { own }]) => placesIn(id, own).map(listId));
  return new Set([listId(CONTENTS), ...inside]);
}

function listWithRemoved(earlier: BlockForest, later: BlockForest, list: string): string[] {
  const now = later.lists.get(list) ?? [];
  const then = (earlier.lists.get(list) ?? []).filter((id) => now.includes(id) || !later.blocks.has(id));
  return insertInto(now, then);
}
