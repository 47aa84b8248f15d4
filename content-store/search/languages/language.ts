/** The rules for the words of a language: their stems and stop words. */
export interface SearchLanguage {
  /** BCP 47; null: no rules, words are matched as written. */
  name: string | null;
  /** `kitchens` → `kitchen` */
  stem(word: string): string;
  /** True for words such as `the`, `and`, and for pairs of characters that say as little. */
  isStopWord(word: string): boolean;
  /** What is written together with a word and is no part of it: `l'`, `ال`. */
  article?: RegExp;
}

/** For languages without rules: every word counts, unchanged. */
export const withoutRules: SearchLanguage = { name: null, stem: (word) => word, isStopWord: () => false };
