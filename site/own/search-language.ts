/** The language whose rules the search follows. */
export { english as searchLanguage } from '#content-store/search/language.ts';
