import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { blockOf } from './item-schema.ts';
import { ownTexts } from './page-text.ts';

const LONGEST = 48;
/** Safe to cache: items are never changed, only replaced. */
const known = new WeakMap<ContentItem, string>();

/** What editors call blocks of this type. */
export function blockLabel({ componentType }: Pick<ContentItem, 'componentType'>): string {
  return blockOf(componentType)?.definition.label ?? componentType;
}

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
export function blockName(item: ContentItem, quoted = (words: string) => `“${words}”`): string {
  const words = firstWords(item);
  return words ? `${blockLabel(item)} ${quoted(words)}` : blockLabel(item);
}

/** A text of at most `longest` characters. */
export function shortened(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}
