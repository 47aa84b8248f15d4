import lunr from 'lunr';

/** Finds the term under which words are kept: their stem, or null for words that say nothing (`the`, `and`). */
export type TermOf = (word: string) => string | null;

/** Lunr's own stop words and stemmer. A site has few different words, so each is looked at once. */
export function rememberingTerms(): TermOf {
  const known = new Map<string, string | null>();
  return (word) => {
    const remembered = known.get(word);
    if (remembered !== undefined) return remembered;
    const term = termOf(word);
    known.set(word, term);
    return term;
  };
}

/** The term of one word. */
export function termOf(word: string): string | null {
  const token = new lunr.Token(word, {});
  return lunr.stopWordFilter(token) ? stemOf(word) : null;
}

/** What Lunr makes of a word of a query. */
export const stemOf = (word: string): string => lunr.stemmer(new lunr.Token(word, {})).toString();
