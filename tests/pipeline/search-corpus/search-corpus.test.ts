import { describe, expect, it } from 'vitest';
import type { SearchLanguage } from '#content-store/search/languages/language.ts';
import { lunrLanguage } from '#content-store/search/languages/lunr-languages.ts';
import { chinese, japanese } from '#content-store/search/languages/pairs.ts';
import { searchSite } from '#content-store/search/search-site.ts';
import { indexFiles } from '#content-store/search/testing/index-files.ts';
import { languageCorpus } from './corpus.ts';

const support = () => import('lunr-languages/lunr.stemmer.support.js');
const LANGUAGES: Record<string, () => Promise<SearchLanguage>> = {
  de: () => lunrLanguage('de', support(), import('lunr-languages/lunr.de.js')),
  ar: () => lunrLanguage('ar', support(), import('lunr-languages/lunr.ar.js')),
  ja: async () => japanese,
  zh: async () => chinese,
};

describe.each(Object.entries(LANGUAGES))('the search in %s', (tag, load) => {
  it('finds the right page of 211 first for each of 20 queries', async () => {
    const language = await load();
    const { documents, queries } = languageCorpus(tag);
    const files = indexFiles(documents, language);
    const read = async (name: string) => files.get(name) ?? null;
    const wrong: string[] = [];
    for (const [query, expected] of queries) {
      const { results } = await searchSite(query, read, { language });
      if (results[0]?.slug !== expected)
        wrong.push(`${query}: ${results.slice(0, 3).map(({ slug }) => slug)}, not ${expected}`);
    }
    expect(wrong, wrong.join('\n')).toHaveLength(0);
  });
});
