import { english, type SearchLanguage } from './language.ts';

/** Finds the term under which words are kept: their stem, or null for words that say nothing (`the`, `and`). */
export type TermOf = (word: string) => string | null;

/** The terms of a language. A site has few different words, so each is looked at once. */
export function rememberingTerms(language: SearchLanguage = english): TermOf {
  const known = new Map<string, string | null>();
  return (word) => {
    const remembered = known.get(word);
    if (remembered !== undefined) return remembered;
    const term = language.isStopWord(word) ? null : language.stem(word);
    known.set(word, term);
    return term;
  };
}
