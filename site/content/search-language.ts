import { searchLanguage as own } from '#own/search-language.ts';

/** The language whose rules the search of this site follows. */
export const searchLanguage = own;
