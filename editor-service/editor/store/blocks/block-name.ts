import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { ownTexts } from '#site/content/page-text.ts';
import { t } from '../../words/t.ts';
import type { BlockList } from './block-tree.ts';
import { blockLabel } from './placement.ts';

const LONGEST = 48;
/** Safe to cache: items are never changed, only replaced. */
const known = new WeakMap<ContentItem, string>();

/** The first words of a block, not counting those of nested blocks; empty when it has none. */
export function firstWords(item: ContentItem): string {
  const words = known.get(item) ?? shortened(namesOf(item).find(Boolean) ?? '', LONGEST);
  known.set(item, words);
  return words;
}

/** A form is known by what it is called, not by what it asks for first. */
const namesOf = (item: ContentItem): string[] =>
  item.componentType === 'Form'
    ? [item.title, item.identifier].filter((name) => typeof name === 'string')
    : ownTexts(item);

/** The name that distinguishes a block from others: `Quote “All the best”`. */
export function blockName(item: ContentItem): string {
  const words = firstWords(item);
  return words ? `${blockLabel(item)} “${words}”` : blockLabel(item);
}

/** The name that distinguishes a list from others: `This page`, `Left column of Columns “What we do”`. */
export function fullListName({ slot, parent }: Pick<BlockList, 'slot' | 'parent'>): string {
  if (!slot || !parent) return t('This page');
  return slot.label === blockLabel(parent)
    ? blockName(parent)
    : t('{label} of {parent}', { label: t(slot.label), parent: blockName(parent) });
}

/** A place in a list inside another component: `Into the left column, after Quote “All the best”`; empty on the page. */
export function placeName({ slot, items }: Pick<BlockList, 'slot' | 'items'>, index: number): string {
  if (!slot) return '';
  const before = items[index - 1];
  const label = lowerFirst(t(slot.label));
  return before
    ? t('Into the {label}, after {before}', { label, before: blockName(before) })
    : t('Into the {label}', { label });
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A text of at most `longest` characters. */
export function shortened(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}
