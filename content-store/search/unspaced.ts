/** The scripts that put no spaces between words: Chinese, Japanese, Thai, Khmer, Lao. */
const SCRIPTS = ['Han', 'Hira', 'Kana', 'Thai', 'Khmr', 'Laoo'].map((script) => `\\p{scx=${script}}`).join('');

/** What belongs to the character before it: marks, and nothing that is seen. */
const MARKS = '\\p{M}\\uff9e\\uff9f\\u00ad\\u200b-\\u200d\\u2060\\ufeff';

const ANY = new RegExp(`[${SCRIPTS}]`, 'u');
const RUNS = new RegExp(`[${SCRIPTS}][${SCRIPTS}${MARKS}]*|[^${SCRIPTS}]+`, 'gu');
const CHARACTERS = new RegExp(`.[${MARKS}]*`, 'gu');

/** True for text that has characters of these scripts. */
export const isUnspaced = (text: string): boolean => ANY.test(text);

/** A part of a text, with its position there. */
export interface TextSpan {
  text: string;
  start: number;
  end: number;
}

/** Parts of a text which have these scripts only, or none of them. */
export const runsOf = (text: string): TextSpan[] => partsOf(text, RUNS);

/** The characters of a text, each with its marks. */
export const charactersOf = (text: string): TextSpan[] => partsOf(text, CHARACTERS);

const partsOf = (text: string, pattern: RegExp): TextSpan[] =>
  Array.from(text.matchAll(pattern), ({ 0: part, index }) => ({ text: part, start: index, end: index + part.length }));
