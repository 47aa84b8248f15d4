/** How a site folder's language is read by the search; the compile step writes what uses it. */
export { english, lunrLanguage, withoutRules } from '#content-store/search/language.ts';
