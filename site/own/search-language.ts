/** The language rules of the search. */
export { english as searchLanguage } from '#content-store/search/language.ts';
