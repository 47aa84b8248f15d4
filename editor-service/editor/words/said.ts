import { knownTexts, t } from './t.ts';

interface Pattern {
  text: string;
  names: readonly string[];
  matches: RegExp;
}

/** Patterns with fewer letters would match what they do not mean. */
const MIN_LETTERS = 12;

let patterns: readonly Pattern[] | undefined;

/** A sentence of the service in the person's language; one with values in it is found by its text with `{name}`s. */
export function said(sentence: string): string {
  if (knownTexts.has(sentence)) return t(sentence);
  patterns ??= [...knownTexts.keys()].flatMap(patternOf).toSorted((one, other) => other.text.length - one.text.length);
  for (const { text, names, matches } of patterns) {
    const found = matches.exec(sentence);
    if (found) return t(text, Object.fromEntries(names.map((name, index) => [name, t(found[index + 1] ?? '')])));
  }
  return sentence;
}

function patternOf(text: string): Pattern[] {
  const pieces = text.split(/\{(\w+)\}/);
  const plain = pieces.filter((_, index) => index % 2 === 0);
  if (pieces.length === 1 || plain.join('').replaceAll(/\P{L}/gu, '').length < MIN_LETTERS) return [];
  const source = plain.map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(.+?)');
  return [{ text, names: pieces.filter((_, index) => index % 2 === 1), matches: new RegExp(`^${source}$`, 's') }];
}
