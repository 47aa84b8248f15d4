import { groupBy } from '../model/values/group-by.ts';
import type { SearchLanguage } from './languages/language.ts';
import { hasOneMistake } from './one-mistake.ts';
import { bareStem, lettersOf, stemOfTerm } from './spelling.ts';
import { charactersOf, isUnspaced } from './unspaced.ts';

/** A term that a word of a query stands for, with its written forms in the index. */
export interface Meaning {
  stem: string;
  forms: string[];
  boost: number;
  /** What is marked of it in a text, if not its forms. */
  marked?: string;
}

/** What a query can ask of the index's words. */
export interface Vocabulary {
  /** The words with this beginning (all, for none) and their numbers of documents; null when they are in over `most` files. */
  wordsFor: (letters: string, most?: number) => Promise<Counted[] | null>;
  /** The file that holds the postings of a word. */
  shardOf: (word: string) => string | undefined;
}

/** The weight of a word that only begins like the typed one, or that it misspells, beside the word itself. */
const GUESSED = 0.4;

/** The weight of a word that has accents where the typed one has none, or none where it has some. */
const ALIKE = 0.7;

/** How many other terms a word can stand for, and in how many documents: limits what is fetched. */
const MAX_GUESSES = 6;
const MAX_DOCUMENTS = 1500;

/** How many shards guesses add to those of the word itself, and how many files are searched for a typing mistake. */
const MAX_SHARDS = 1;
const MAX_LISTS = 2;

/** Shorter words are one letter away from too many others; half a long one is enough to know its mistakes. */
const MIN_PREFIX = 2;
const MIN_MISSPELT = 4;
const MIN_MISSPELT_PREFIX = 6;

/**
 * What a word of a query means: itself in all its forms; for the last word, which may not be finished, and for words
 * that no page has, also longer words; if there are none, words that differ by one typing mistake, first those with the same
 * first letter. A word that others follow is finished: it stands for longer ones only if no whole word is like it.
 */
export async function expandWord(
  word: string,
  { isLast, vocabulary, language }: { isLast: boolean; vocabulary: Vocabulary; language: SearchLanguage },
): Promise<Meaning[]> {
  if (isUnspaced(word)) return charactersMean(word, vocabulary);
  const [letters, stem] = [lettersOf(word), stemOfTerm(word, language.stem)];
  const termsFor = async (start: string, most?: number) => {
    const words = await vocabulary.wordsFor(start, most);
    return words && groupBy(words, ([form]) => stemOfTerm(form, language.stem));
  };
  const near = (await termsFor(sharedStart(letters, bareStem(stem)))) ?? new Map<string, Counted[]>();
  const same = [...near].filter(
    ([other, forms]) => bareStem(other) === bareStem(stem) || forms.some(([form]) => lettersOf(form) === letters),
  );
  const itself = same.map(([other, forms]) => {
    return { stem: other, forms: forms.map(([form]) => form), boost: other === stem ? 1 : ALIKE };
  });
  if (!isLast && itself.length > 0) return itself;

  for (const [other] of same) near.delete(other);
  const exact = same.flatMap(([, forms]) => forms);
  const guess = (terms: ReadonlyMap<string, Counted[]>, fits: (form: string) => boolean) =>
    guesses(terms, fits, exact, vocabulary);
  const begin = letters.length < MIN_PREFIX ? [] : guess(near, (form) => form.startsWith(letters));
  if (itself.length > 0 || begin.length > 0 || letters.length < MIN_MISSPELT || /\d/.test(letters)) {
    return [...itself, ...begin];
  }
  const isWhole = (form: string) => hasOneMistake(letters, lettersOf(form));
  const isBegun = (form: string) => hasOneMistake(letters, lettersOf(form), letters.length >= MIN_MISSPELT_PREFIX);
  const alikeIn = (terms: ReadonlyMap<string, Counted[]>) => {
    const whole = isLast ? [] : guess(terms, isWhole);
    return whole.length > 0 ? whole : guess(terms, isBegun);
  };
  for (let length = 1; length < MIN_MISSPELT; length += 1) {
    const terms = await termsFor(letters.slice(0, length), MAX_LISTS);
    const alike = terms ? alikeIn(terms) : [];
    if (alike.length > 0) return alike;
    if (terms) break;
  }
  const all = await termsFor('', MAX_LISTS);
  return all ? alikeIn(all) : [];
}

/**
 * A pair of characters means itself; one that no page has, which an ending may have changed, stands for what begins as it does. One
 * character alone is every pair that it begins, as far as few files have them.
 */
async function charactersMean(word: string, { wordsFor, shardOf }: Vocabulary): Promise<Meaning[]> {
  const [{ text: first } = { text: word }, ...others] = charactersOf(word);
  const isPair = others.length > 0;
  const itself = [{ stem: word, forms: [word], boost: 1 }];
  if (isPair && (await wordsFor(word, 1))?.some(([form]) => form === word)) return itself;
  const words = (await wordsFor(first, 1)) ?? [];
  const forms = words.sort((a, b) => b[1] - a[1]).map(([form]) => form);
  const shards = [...new Set(forms.map(shardOf))].slice(0, 1 + MAX_SHARDS);
  const known = forms.filter((form) => shards.includes(shardOf(form)));
  return known.map((form) => ({ stem: form, forms: [form], boost: isPair ? GUESSED : 1, marked: first }));
}

type Counted = [word: string, documents: number];

/** The terms with a fitting form, those of most documents first, within what may be fetched besides the word itself. */
function guesses(
  terms: ReadonlyMap<string, Counted[]>,
  fits: (form: string) => boolean,
  exact: readonly Counted[],
  { shardOf }: Vocabulary,
): Meaning[] {
  const fitting = [...terms].filter(([, forms]) => forms.some(([form]) => fits(form)));
  const counted = fitting.map(([stem, forms]) => ({ stem, forms, documents: documentsOf(forms) }));
  counted.sort((a, b) => b.documents - a.documents || (a.stem < b.stem ? -1 : 1));
  const shards = new Set(exact.map(([form]) => shardOf(form)));
  const most = shards.size + MAX_SHARDS;
  let fetched = documentsOf(exact);
  const affordable = counted.filter(({ forms, documents }) => {
    const withThese = new Set([...shards, ...forms.map(([form]) => shardOf(form))]);
    const isAffordable = fetched === 0 || (fetched + documents <= MAX_DOCUMENTS && withThese.size <= most);
    if (isAffordable) fetched += documents;
    if (isAffordable) for (const shard of withThese) shards.add(shard);
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
