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
  const blocks = new Map([...earlier.blocks, ...later.blocks]);
  const places = placesOf(blocks);
  const lists = new Map([...places].map((list) => [list, listWithRemoved(earlier, later, list)]));
  const homeless = [...blocks].filter(([id, block]) => !later.blocks.has(id) && !places.has(listId(block)));
  lists.get(listId(CONTENTS))?.push(...homeless.map(([id]) => id));
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
