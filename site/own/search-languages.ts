import type { SearchLanguage } from '#content-store/search/languages/language.ts';
import { english } from '#content-store/search/languages/lunr-languages.ts';

/** How to load the search rules of each language of the site, by tag. */
export const searchRules: Readonly<Record<string, () => Promise<SearchLanguage>>> = { en: async () => english };
