import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { blockOf } from './item-schema.ts';
import { ownWord } from './own-words.ts';
import { ownTexts } from './page-text.ts';
import { readItem } from './read-item.ts';

/** Shorter words (`Read more`) may well be what an editor wants to say. */
const SHORTEST = 20;
/** Of samples that were reworded since: drafts, patterns and sections may still have them. */
const EARLIER = ['What somebody said, in their own words.', 'Where to find the rest of it'];

/** What headings and links start with or show while they are empty: it says nothing of this page. */
const DEFAULTS = new Set(['Header', 'Heading', 'Title', 'Divider Text', 'Description', 'Paragraph', 'Quote', 'Link']);

/** The first of a block's own texts that is what such a text starts with in a language; null when there is none. */
export function defaultWordsIn(item: ContentItem, language = ''): string | null {
  const defaults = new Set([...DEFAULTS].flatMap((word) => [word, ownWord(word, language)]));
  return ownTexts(readItem(item)?.content ?? item).find((text) => defaults.has(text)) ?? null;
}

const known = new Map<string, ReadonlySet<string>>();

/** The first of a block's own texts that is still that of its sample, in English or in a language; null when all were changed. */
export function sampleWordsIn(item: ContentItem, language = ''): string | null {
  const samples = [...sampleTexts(item.componentType)].flatMap((text) => [text, ownWord(text, language)]);
  return ownTexts(item).find((text) => samples.includes(text)) ?? null;
}

function sampleTexts(componentType: string): ReadonlySet<string> {
  const texts = known.get(componentType) ?? readSample(componentType);
  known.set(componentType, texts);
  return texts;
}

function readSample(componentType: string): ReadonlySet<string> {
  const block = blockOf(componentType);
  if (!block?.definition.sample) return new Set();
  const textsWith = (fields: object): string[] => {
    const parsed = block.schema.safeParse({ componentType, key: 'sample', ...fields });
    return parsed.success ? ownTexts(parsed.data).filter(({ length }) => length >= SHORTEST) : [];
  };
  // Defaults, such as what a newsletter says after signing up, are there to be kept.
  const usual = textsWith({});
  const samples = [...textsWith(block.definition.sample), ...EARLIER];
  return new Set(samples.filter((text) => !usual.includes(text)));
}
