/** A search. */
export interface WantedText {
  text: string;
  /** Capitals count. */
  matchCase: boolean;
  /** Not inside of longer words. */
  wholeWords: boolean;
}

/** A part of a text, in UTF-16 units; `to` is after its end. */
export interface Span {
  from: number;
  to: number;
}

/** Every occurrence of the wanted text, from left to right, without overlaps. */
export function spansOf({ text: wanted, matchCase, wholeWords }: WantedText, text: string): Span[] {
  const needle = compared(wanted, matchCase);
  const hay = compared(text, matchCase);
  const spans: Span[] = [];
  if (needle === '') return spans;
  for (let from = hay.indexOf(needle); from >= 0; ) {
    const to = from + needle.length;
    const isFound = !splitsLetter(text, to) && (!wholeWords || isWhole(text, { from, to }));
    if (isFound) spans.push({ from, to });
    from = hay.indexOf(needle, isFound ? to : from + 1);
  }
  return spans;
}

/** The text as it is compared, with as many units, so that positions match: all kinds of spaces are equal. */
function compared(text: string, matchCase: boolean): string {
  const spaced = text.replace(/\s/g, ' ');
  if (matchCase) return spaced;
  const lower = spaced.toLowerCase();
  return lower.length === spaced.length ? lower : Array.from(spaced, lowerUnit).join('');
}

/** A few letters have more units in lower case (`İ`): they stay. */
function lowerUnit(letter: string): string {
  const lower = letter.toLowerCase();
  return lower.length === letter.length ? lower : letter;
}

/** True before a mark that belongs to the letter before it. */
const splitsLetter = (text: string, at: number): boolean => /^\p{M}/u.test(text.slice(at, at + 2));

export const WORD_END = /[\p{L}\p{N}\p{M}_]$/u;
export const WORD_START = /^[\p{L}\p{N}\p{M}_]/u;

/** True when no word continues before or after the span; next to punctuation at its ends, none can. */
function isWhole(text: string, { from, to }: Span): boolean {
  const inside = text.slice(from, to);
  const goesOnBefore = WORD_END.test(text.slice(Math.max(0, from - 2), from)) && WORD_START.test(inside);
  return !goesOnBefore && !(WORD_END.test(inside) && WORD_START.test(text.slice(to, to + 2)));
}
