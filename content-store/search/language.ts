import lunr from 'lunr';

/** The rules for the words of a site: their stems and stop words. */
export interface SearchLanguage {
  /** BCP 47; null: no rules, words are matched as written. */
  name: string | null;
  /** `kitchens` → `kitchen` */
  stem(word: string): string;
  /** True for words such as `the`, `and`. */
  isStopWord(word: string): boolean;
}

/** A language of Lunr, built in or added by `lunr-languages`. */
interface LunrRules {
  stemmer: lunr.PipelineFunction;
  stopWordFilter: lunr.PipelineFunction;
}

/** Makes a search language from Lunr's rules. */
export function lunrLanguage(name: string, { stemmer, stopWordFilter }: LunrRules): SearchLanguage {
  const token = (word: string) => new lunr.Token(word, {});
  return {
    name,
    stem: (word) => String(stemmer(token(word), 0, [])),
    isStopWord: (word) => !stopWordFilter(token(word), 0, []),
  };
}

export const english: SearchLanguage = lunrLanguage('en', lunr);

/** For languages without rules: every word counts, unchanged. */
export const withoutRules: SearchLanguage = { name: null, stem: (word) => word, isStopWord: () => false };
