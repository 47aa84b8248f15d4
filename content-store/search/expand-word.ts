import type { SearchLanguage } from './language.ts';
import { hasOneMistake } from './one-mistake.ts';

/** A term that a word of a query stands for, with its written forms in the index. */
export interface Meaning {
  stem: string;
  forms: string[];
  boost: number;
}

/** The words of the index that may begin with some letters (all, for none), with the numbers of their documents. */
export type WordsFor = (letters: string) => Promise<Counted[]>;

/** The weight of a word that only begins like the typed one, or that it misspells, beside the word itself. */
const GUESSED = 0.4;

/** A word stands for at most so many other terms, and for none that add to so many documents: limits what is fetched. */
const MAX_GUESSES = 6;
const MAX_DOCUMENTS = 1500;

/** Shorter words are one letter away from too many others; half a long one is enough to know its mistakes. */
const MIN_PREFIX = 2;
const MIN_MISSPELT = 4;
const MIN_MISSPELT_PREFIX = 6;

/**
 * What a word of a query means: itself in all its forms; for the last word, which may not be finished, and for words
 * that no page has, also longer words; if there are none, words that differ by one typing mistake, first those with the same first letter.
 */
export async function expandWord(
  word: string,
  { isLast, wordsFor, language }: { isLast: boolean; wordsFor: WordsFor; language: SearchLanguage },
): Promise<Meaning[]> {
  const stem = language.stem(word);
  const near = Map.groupBy(await wordsFor(sharedStart(word, stem)), ([form]) => language.stem(form));
  const exact = near.get(stem) ?? [];
  const itself = exact.length > 0 ? [{ stem, forms: exact.map(([form]) => form), boost: 1 }] : [];
  if (!isLast && exact.length > 0) return itself;

  near.delete(stem);
  const begin = word.length < MIN_PREFIX ? [] : guesses(near, (form) => form.startsWith(word), documentsOf(exact));
  if (itself.length > 0 || begin.length > 0 || word.length < MIN_MISSPELT || /\d/.test(word)) {
    return [...itself, ...begin];
  }
  const misspelt = async (letters: string) => {
    const terms = Map.groupBy(await wordsFor(letters), ([form]) => language.stem(form));
    return guesses(terms, (form) => hasOneMistake(word, form, word.length >= MIN_MISSPELT_PREFIX));
  };
  const alike = await misspelt(word.charAt(0));
  return alike.length > 0 ? alike : misspelt('');
}

type Counted = [word: string, documents: number];

/** The terms with a fitting form, those of most documents first; `documents` are those of the word itself. */
function guesses(terms: ReadonlyMap<string, Counted[]>, fits: (form: string) => boolean, documents = 0): Meaning[] {
  const fitting = [...terms].filter(([, forms]) => forms.some(([form]) => fits(form)));
  const counted = fitting.map(([stem, forms]) => ({ stem, forms, documents: documentsOf(forms) }));
  counted.sort((a, b) => b.documents - a.documents || (a.stem < b.stem ? -1 : 1));
  let fetched = documents;
  const affordable = counted.filter((term) => {
    const isAffordable = fetched === 0 || fetched + term.documents <= MAX_DOCUMENTS;
    if (isAffordable) fetched += term.documents;
    return isAffordable;
  });
  return affordable.slice(0, MAX_GUESSES).map(({ stem, forms }) => {
    return { stem, forms: forms.map(([form]) => form), boost: GUESSED };
  });
}

const documentsOf = (forms: readonly Counted[]): number => forms.reduce((sum, [, documents]) => sum + documents, 0);

/** The letters that all forms of a word begin with; a stem may change its last letter: `story`, `stori`. */
function sharedStart(word: string, stem: string): string {
  let length = 0;
  while (length < stem.length && word[length] === stem[length]) length += 1;
  return word.slice(0, length > 3 ? length - 1 : Math.max(1, length));
}
