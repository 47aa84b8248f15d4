import type { ContentItem } from '#content-store/model/entities/content-item.ts';
import { ownTexts } from '#site/content/page-text.ts';
import type { BlockList } from './block-tree.ts';
import { labelOf } from './placement.ts';

const LONGEST = 48;
/** Safe to cache: items are never changed, only replaced. */
const known = new WeakMap<ContentItem, string>();

/** The first words of a block, not counting those of nested blocks; empty when it has none. */
export function firstWords(item: ContentItem): string {
  const words = known.get(item) ?? shortened(ownTexts(item).find(Boolean) ?? '', LONGEST);
  known.set(item, words);
  return words;
}

/** The name that distinguishes a block from others: `Quote “All the best”`. */
export function blockName(item: ContentItem): string {
  const words = firstWords(item);
  return words ? `${labelOf(item)} “${words}”` : labelOf(item);
}

/** The name that distinguishes a list from others: `This page`, `Left column of Columns “What we do”`. */
export function fullListName({ slot, parent }: Pick<BlockList, 'slot' | 'parent'>): string {
  return slot && parent ? `${slot.label} of ${blockName(parent)}` : 'This page';
}

/** A text of at most `longest` characters. */
export function shortened(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}
