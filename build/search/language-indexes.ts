import { languageAt } from '#content-store/model/values/site-language.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import { SearchIndex } from './search-index.ts';

/** The search index of one language of a domain. */
export interface LanguageIndex {
  index: SearchIndex;
  /** True for the address of a page in this language. */
  hasAddress: (slug: string) => boolean;
}

/** The indexes of a domain, one for each of its languages. */
export function languageIndexes(output: OutputFolder, domainId: string): readonly LanguageIndex[] {
  const own = siteLanguages.filter((language) => language.domainId === domainId);
  const languages = own.length > 0 ? own : siteLanguages.filter((language) => language.domainId === '');
  return languages.map(({ tag }) => ({
    index: new SearchIndex(output, tag),
    hasAddress: (slug) => languageAt(siteLanguages, domainId, slug).tag === tag,
  }));
}
