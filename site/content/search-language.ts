import { searchLanguage as own } from '#own/search-language.ts';

/** The language rules of this site's search. */
export const searchLanguage = own;
