import { english, type SearchLanguage } from './language.ts';

const WORDS = /[\p{L}\p{N}\p{M}]+(?:'[\p{L}\p{N}\p{M}]+)*/gu;
const ACCENTS = /\p{M}/gu;
const PLAIN = /^[a-z0-9']*$/;

/** Longer words are truncated: they are addresses, or an attack. */
const MAX_WORD = 40;

const MAX_QUERY = 200;
const MAX_QUERY_WORDS = 8;

/** The words of a query, at most eight, without operators and stop words. */
export function queryWords(query: string, language: SearchLanguage = english): string[] {
  const words = searchWords(query.slice(0, MAX_QUERY)).filter((word) => !language.isStopWord(word));
  return [...new Set(words)].slice(0, MAX_QUERY_WORDS);
}

/** The plain words of a text, lower case without accents: `Don't panic, Élan!` → `don't`, `panic`, `elan`. */
export const searchWords = (text: string): string[] => writtenWords(text).map(plainWord);

/** The words of a text as they are written. */
export const writtenWords = (text: string): string[] => withPlainQuotes(text).match(WORDS) ?? [];

/** A word in lower case without accents. */
export function plainWord(written: string): string {
  const word = written.slice(0, MAX_WORD).toLowerCase();
  return PLAIN.test(word) ? word : word.normalize('NFKD').replace(ACCENTS, ''); // most words are plain
}

/** The words of a text with their positions. */
export function* wordsIn(text: string): Generator<{ word: string; start: number; end: number }> {
  for (const { 0: written, index } of withPlainQuotes(text).matchAll(WORDS)) {
    yield { word: plainWord(written), start: index, end: index + written.length };
  }
}

const withPlainQuotes = (text: string): string => (text.includes('’') ? text.replaceAll('’', "'") : text);
