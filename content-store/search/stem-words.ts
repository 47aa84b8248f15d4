import { english, type SearchLanguage } from './language.ts';

/** Returns the term for a word: its stem, or null for stop words (`the`, `and`). */
export type TermOf = (word: string) => string | null;

/** The terms of a language, cached: a site has few different words. */
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
