import type { Page } from '#content-store/model/entities/page.ts';
import { allOpen, type OpenTexts } from '#site/content/open-texts.ts';
import { CONTENTS, listId, slotName } from '../blocks/block-forest.ts';
import { allLists, type BlockList, type BlockPlace, findBlock } from '../blocks/block-tree.ts';
import type { Documents } from '../documents/documents.ts';
import type { Patch } from '../documents/patch.ts';
import { addBlocks, moveBlocks, removeBlocks } from './block-commands.ts';
import { patchFor } from './field-commands.ts';

/**
 * Does to a block of a translation what was done to it in the original: removes it, moves it, or copies it with everything in
 * it, its texts open. Nothing when it is so already, or the list that it belongs in is not there. Throws Refused when a rule
 * forbids it.
 */
export function takeOver(documents: Documents, { original, key }: { original: Page; key: string }): Patch[] {
  const source = findBlock({ ...documents, page: original }, key);
  if (!source) return removeBlocks(documents, { keys: [key] });
  const place = placeFor(documents, source);
  if (!place) return [];
  if (findBlock(documents, key)) return moveBlocks(documents, { ...place, keys: [key] });
  const open = allOpen({ ...original, contents: [source.item] });
  const added = Object.entries(open).filter(([text]) => !text.startsWith('/'));
  const openTexts = { ...documents.page.openTexts, ...Object.fromEntries(added) };
  return [
    ...addBlocks(documents, { ...place, items: [source.item] }),
    patchFor(documents, ['page', 'openTexts'], openTexts),
  ];
}

/** A person says that texts are translated. */
export function confirmTexts(documents: Documents, { places }: { places: readonly string[] }): Patch[] {
  const { openTexts = {} } = documents.page;
  const rest: OpenTexts = Object.fromEntries(Object.entries(openTexts).filter(([place]) => !places.includes(place)));
  return [patchFor(documents, ['page', 'openTexts'], rest)];
}

/** Where a block of the original belongs: in the same list, behind the nearest block before it that is there. */
function placeFor(documents: Documents, { siblings, index }: BlockPlace) {
  const list = allLists(documents).find((one) => idOf(one) === idOf(siblings));
  if (!list) return null;
  const keys = list.items.map(({ key }) => key);
  const before = siblings.items.slice(0, index).findLast(({ key }) => keys.includes(key));
  return { list: list.address, index: before ? keys.indexOf(before.key) + 1 : 0 };
}

const idOf = ({ slot, parent }: BlockList): string =>
  listId(slot && parent ? { parent: parent.key, slot: slotName(parent, slot.path) } : CONTENTS);
