/** How the search handles a site folder's language; imported by code that the compile step generates. */
export { english, lunrLanguage, withoutRules } from '#content-store/search/language.ts';
