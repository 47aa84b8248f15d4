import { otherTexts } from '#own/other-texts.ts';
import * as first from '#own/texts.ts';
import type { Catalogue } from '../words/catalogue.ts';

/** All words in one language (BCP 47). */
type AllWords = { language: string } & Catalogue;

const others: Readonly<Record<string, AllWords>> = otherTexts;

/** All words in a language of the site; without one, in its first. */
export const textsIn = (language = ''): AllWords => others[language] ?? first;

/** What to put around views on a page in a language: nothing in the site's first one. */
export const pageWords = (language = ''): AllWords | undefined => others[language];

/**
 * Some groups of words, as a property of an island on a page in a language; nothing in the site's first one, whose words are in
 * the scripts. `{ words: { language: 'de', form: { … } } }`
 */
export function wordsFor(language: string | undefined, ...groups: readonly (keyof Catalogue)[]) {
  const texts = pageWords(language);
  if (!texts) return {};
  return { words: { language: texts.language, ...Object.fromEntries(groups.map((group) => [group, texts[group]])) } };
}
