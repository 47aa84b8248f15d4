/** A piece of an excerpt; `isMatch` for a word that was looked for. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** How many words an excerpt has, and how many of them come before the first match. */
const LENGTH = 20;
const BEFORE = 8;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The part of a text where words begin like these, without regard to accents and capitals; `words` are in lower case. */
export function pageExcerpt(text: string, words: readonly string[]): Piece[] {
  const apart = text.normalize('NFKD');
  const all = Array.from(apart.matchAll(WORD), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    word,
  }));
  const found = all.map(({ word }) => words.some((wanted) => plain(word).startsWith(wanted)));
  const from = Math.max(Math.min(found.indexOf(true) - BEFORE, all.length - LENGTH), 0);
  const shown = all.slice(from, from + LENGTH);
  const isFromStart = from === 0;
  const isToEnd = from + LENGTH >= all.length;
  const pieces: Piece[] = [];
  let shownTo = isFromStart ? 0 : (shown[0]?.start ?? 0);
  const add = (end: number, isMatch: boolean) => {
    if (end > shownTo) pieces.push({ text: apart.slice(shownTo, end).normalize('NFC'), isMatch });
    shownTo = end;
  };
  for (const [index, { start, end }] of shown.entries()) {
    if (!found[from + index]) continue;
    add(start, false);
    add(end, true);
  }
  add(isToEnd ? apart.length : (shown.at(-1)?.end ?? shownTo), false);
  const ellipsis = { text: '…', isMatch: false };
  return [...(isFromStart ? [] : [ellipsis]), ...pieces, ...(isToEnd ? [] : [ellipsis])];
}

const plain = (word: string): string => word.replace(/\p{M}/gu, '').toLowerCase();
