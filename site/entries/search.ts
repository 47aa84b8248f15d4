/** How the search handles the languages of a site folder; imported by code that the compile step generates. */
export { withoutRules } from '#content-store/search/languages/language.ts';
export { english, lunrLanguage } from '#content-store/search/languages/lunr-languages.ts';
export { chinese, japanese, unspacedLanguage } from '#content-store/search/languages/pairs.ts';
