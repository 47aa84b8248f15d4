import lunr from 'lunr';

/** How the words of a site are read: what they are found under, and which say nothing. */
export interface SearchLanguage {
  /** BCP 47; null: no language's rules, words are found as they are written. */
  name: string | null;
  /** `kitchens` → `kitchen` */
  stem(word: string): string;
  /** True for words such as `the`, `and`. */
  isStopWord(word: string): boolean;
}

/** One of Lunr's languages: its own, or what `lunr-languages` adds to it. */
interface LunrRules {
  stemmer: lunr.PipelineFunction;
  stopWordFilter: lunr.PipelineFunction;
}

/** A language whose rules Lunr knows. */
export function lunrLanguage(name: string, { stemmer, stopWordFilter }: LunrRules): SearchLanguage {
  const token = (word: string) => new lunr.Token(word, {});
  return {
    name,
    stem: (word) => String(stemmer(token(word), 0, [])),
    isStopWord: (word) => !stopWordFilter(token(word), 0, []),
  };
}

export const english: SearchLanguage = lunrLanguage('en', lunr);

/** For languages whose rules nobody has written down: every word counts, as it is. */
export const withoutRules: SearchLanguage = { name: null, stem: (word) => word, isStopWord: () => false };
