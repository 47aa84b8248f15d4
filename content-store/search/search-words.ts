const WORDS = /[\p{L}\p{N}\p{M}]+(?:'[\p{L}\p{N}\p{M}]+)*/gu;
const ACCENTS = /\p{M}/gu;
const PLAIN = /^[a-z0-9']*$/;

/** Longer words are truncated: they are addresses, or an attack. */
const MAX_WORD = 40;

/** The plain words of a text, lower case without accents: `Don't panic, Élan!` → `don't`, `panic`, `elan`. */
export function searchWords(text: string): string[] {
  return Array.from(wordsIn(text), ({ word }) => word);
}

/** The words of a text with their positions. */
export function* wordsIn(text: string): Generator<{ word: string; start: number; end: number }> {
  for (const { 0: written, index } of text.replaceAll('’', "'").matchAll(WORDS)) {
    yield { word: plainWord(written.slice(0, MAX_WORD).toLowerCase()), start: index, end: index + written.length };
  }
}

/** Skips normalisation for plain words, which most are. */
const plainWord = (word: string): string => (PLAIN.test(word) ? word : word.normalize('NFKD').replace(ACCENTS, ''));
