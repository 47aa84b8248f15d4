import { type SearchLanguage, withoutRules } from '#content-store/search/languages/language.ts';
import { searchRules } from '#own/search-languages.ts';

const loaded = await Promise.all(Object.entries(searchRules).map(async ([tag, load]) => [tag, await load()] as const));

/** The search rules of this site's languages, by tag. */
export const searchLanguages: ReadonlyMap<string, SearchLanguage> = new Map(loaded);

/** The search rules of a language. */
export const searchLanguageOf = (tag: string): SearchLanguage => searchLanguages.get(tag) ?? withoutRules;
