import type { SearchLanguage } from './languages/language.ts';
import { english } from './languages/lunr-languages.ts';
import { spelled, termOf } from './spelling.ts';
import { charactersOf, isUnspaced, runsOf, type TextSpan } from './unspaced.ts';

const LETTERS = '[\\p{L}\\p{N}\\p{M}\\u00ad\\u200b-\\u200d\\u2060\\ufeff]+';
const WORDS = new RegExp(`${LETTERS}(?:'${LETTERS})*`, 'gu');

/** A word that names something, although it may be written like one that says nothing: `IT`, `WHO`. */
const CAPITALS = /^\p{Lu}{2,5}$/u;

/** Longer words are truncated: they are addresses, or an attack. */
const MAX_WORD = 40;

const MAX_QUERY = 200;
const MAX_QUERY_WORDS = 8;

/** A term with the position of its word, or of its characters, in a text. */
export interface Found {
  term: string;
  start: number;
  end: number;
}

/** The terms of a query, at most eight, without operators and stop words. */
export function queryWords(query: string, language: SearchLanguage = english): string[] {
  const terms = writtenWords(query.slice(0, MAX_QUERY)).flatMap((written) => termsOf(written, language, true));
  return [...new Set(terms)].slice(0, MAX_QUERY_WORDS);
}

/** The terms for which a written word is indexed. */
export const indexTerms = (written: string, language: SearchLanguage = english): string[] =>
  termsOf(written, language, false);

/** The words of a text as they are written. */
export const writtenWords = (text: string): string[] => withPlainQuotes(text).match(WORDS) ?? [];

/** The terms of a text with their positions, and each character of a script without spaces. */
export function termsIn(text: string, language: SearchLanguage): Found[] {
  const words = withPlainQuotes(text).matchAll(WORDS);
  return Array.from(words, ({ 0: written, index: at }) =>
    runsOf(written).flatMap((run): Found[] => {
      const start = at + run.start;
      if (!isUnspaced(run.text))
        return spacedTerms(run.text, language).map((term) => ({ term, start, end: at + run.end }));
      const characters = spelledCharacters(run.text);
      const found = (first: TextSpan, last: TextSpan, term: string) => ({
        term,
        start: start + first.start,
        end: start + last.end,
      });
      return characters.flatMap((one, index) => {
        const next = characters[index + 1];
        return [found(one, one, one.text), ...(next ? [found(one, next, one.text + next.text)] : [])];
      });
    }),
  ).flat();
}

const termsOf = (written: string, language: SearchLanguage, isQuery: boolean): string[] =>
  isUnspaced(written)
    ? runsOf(written).flatMap(({ text }) => {
        return isUnspaced(text) ? pairsOf(text, language, isQuery) : spacedTerms(text, language);
      })
    : spacedTerms(written, language);

/** The term of a word between spaces; none for a stop word. */
function spacedTerms(written: string, { isStopWord, article }: SearchLanguage): string[] {
  const word = spelled(written.slice(0, MAX_WORD));
  if (word === '' || (isStopWord(word) && !CAPITALS.test(written))) return [];
  return [termOf(article ? word.replace(article, '') : word)];
}

/**
 * All pairs of characters, and the last one, so that each character is the beginning of a term. A query needs only pairs that cover
 * it, side by side: they are in fewer files.
 */
function pairsOf(run: string, { isStopWord }: SearchLanguage, isQuery: boolean): string[] {
  const characters = spelledCharacters(run).map(({ text }) => text);
  const last = characters.length - 2;
  return characters.flatMap((one, at) => {
    if (at > last) return isQuery && at > 0 ? [] : one;
    const pair = one + characters[at + 1];
    return isStopWord(pair) || (isQuery && at % 2 === 1 && at < last) ? [] : pair;
  });
}

const spelledCharacters = (run: string): TextSpan[] =>
  charactersOf(run).flatMap((part) => {
    const text = spelled(part.text);
    return text === '' ? [] : { ...part, text };
  });

const withPlainQuotes = (text: string): string => (text.includes('’') ? text.replaceAll('’', "'") : text);
