import type { SearchLanguage } from '#content-store/search/languages/language.ts';
import { lunrLanguage } from '#content-store/search/languages/lunr-languages.ts';
import { chinese, japanese } from '#content-store/search/languages/pairs.ts';

const support = () => import('lunr-languages/lunr.stemmer.support.js');

/** The rules of the corpora, as sites load them. */
export const CORPUS_LANGUAGES: Readonly<Record<string, () => Promise<SearchLanguage>>> = {
  de: () => lunrLanguage('de', support(), import('lunr-languages/lunr.de.js')),
  ar: () => lunrLanguage('ar', support(), import('lunr-languages/lunr.ar.js')),
  ja: async () => japanese,
  zh: async () => chinese,
};
