import type { SearchLanguage } from './languages/language.ts';
import { english } from './languages/lunr-languages.ts';
import { termsIn } from './search-words.ts';
import { bareStem, stemOfTerm } from './spelling.ts';
import { isUnspaced } from './unspaced.ts';

/** A piece of plain text; matches are highlighted. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** The length of an excerpt, and of the part before its first match, in characters. */
const LENGTH = 200;
const BEFORE = 60;

interface Match {
  start: number;
  end: number;
  term: string;
}

/** The part of a text with the most different words, with the words marked. */
export function excerpt(text: string, words: readonly string[], language: SearchLanguage = english): Piece[] {
  const matches = matchesIn(text, words, language);
  const from = startOf(text, matches);
  const to = text.length - from <= LENGTH ? text.length : lastGap(text, from + LENGTH);
  const shown = matches.filter(({ start, end }) => start >= from && end <= to);
  const pieces = piecesOf(text, shown, from, to);
  const [before, after] = [from > 0 ? '… ' : '', to < text.length ? ' …' : ''];
  return [before, pieces, after].flatMap((part) => (typeof part === 'string' ? plain(part) : part));
}

/** A whole text with the words marked. */
export function marked(text: string, words: readonly string[], language: SearchLanguage = english): Piece[] {
  return piecesOf(text, matchesIn(text, words, language), 0, text.length);
}

function matchesIn(text: string, words: readonly string[], language: SearchLanguage): Match[] {
  const stemOf = (term: string) => bareStem(stemOfTerm(term, language.stem));
  const terms = new Set(words.map(stemOf));
  return termsIn(text, language)
    .map(({ term, start, end }) => ({ start, end, term: stemOf(term) }))
    .filter(({ term }) => terms.has(term));
}

/** The start of the excerpt with the most different words. */
function startOf(text: string, matches: readonly Match[]): number {
  let best = { start: 0, terms: 0 };
  for (const [index, { start }] of matches.entries()) {
    const near = matches.slice(index, index + LENGTH).filter(({ end }) => end <= start + LENGTH - BEFORE);
    const terms = new Set(near.map(({ term }) => term)).size;
    if (terms > best.terms) best = { start, terms };
  }
  if (best.start <= BEFORE) return 0;
  const earliest = best.start - BEFORE;
  const gap = text.indexOf(' ', earliest);
  if (gap !== -1 && gap < best.start) return gap + 1;
  return isUnspaced(text.slice(earliest, best.start)) ? earliest : best.start;
}

function lastGap(text: string, before: number): number {
  const gap = text.lastIndexOf(' ', before);
  return gap > before - BEFORE ? gap : before;
}

function piecesOf(text: string, matches: readonly Match[], from: number, to: number): Piece[] {
  const pieces: Piece[] = [];
  let shownTo = from;
  for (const { start, end } of matches) {
    const last = pieces.at(-1);
    const isOfLast = last?.isMatch && start <= shownTo; // characters that nothing separates
    if (isOfLast) last.text += text.slice(shownTo, end);
    else pieces.push(...plain(text.slice(shownTo, start)), { text: text.slice(start, end), isMatch: true });
    shownTo = Math.max(shownTo, end);
  }
  return [...pieces, ...plain(text.slice(shownTo, to))];
}

const plain = (text: string): Piece[] => (text === '' ? [] : [{ text, isMatch: false }]);
