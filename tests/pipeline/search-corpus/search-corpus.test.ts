import { describe, expect, it } from 'vitest';
import { indexFiles } from '#content-store/search/testing/index-files.ts';
import { searchSite } from '#content-store/search/search-site.ts';
import type { SearchLanguage } from '#content-store/search/languages/language.ts';
import { lunrLanguage } from '#content-store/search/languages/lunr-languages.ts';
import { chinese, japanese } from '#content-store/search/languages/pairs.ts';
import { languageCorpus } from './corpus.ts';

const support = () => import('lunr-languages/lunr.stemmer.support.js');
const LANGUAGES: Record<string, () => Promise<SearchLanguage>> = {
  de: () => lunrLanguage('de', support(), import('lunr-languages/lunr.de.js')),
  ar: () => lunrLanguage('ar', support(), import('lunr-languages/lunr.ar.js')),
  ja: async () => japanese,
  zh: async () => chinese,
};

describe.each(Object.entries(LANGUAGES))('the search in %s', (tag, load) => {
  it('finds the right page first for nine of ten queries among 211 pages', async () => {
    const language = await load();
    const { documents, queries } = languageCorpus(tag);
    const files = indexFiles(documents, language);
    const read = async (name: string) => files.get(name) ?? null;
    const wrong: string[] = [];
    for (const [query, expected] of queries) {
      const { results } = await searchSite(query, read, { language });
      if (results[0]?.slug !== expected) wrong.push(`${query}: ${results.slice(0, 3).map(({ slug }) => slug)}, not ${expected}`);
    }
    if (wrong.length) console.log(tag, wrong);
    expect(wrong.length).toBeLessThanOrEqual(queries.length / 10);
  });
});
