import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { indexFiles } from '#content-store/search/testing/index-files.ts';
import { languageCorpus } from './corpus.ts';
import { CORPUS_LANGUAGES } from './corpus-languages.ts';
import { firstResults } from './first-results.ts';

/** Of the data that a search reads until the first result, as in every language. */
const MAX_FILES = 5;
const MAX_BYTES = 40 * 1024;
const MAX_BYTES_OF_TEN = 60 * 1024;

describe.each(Object.entries(CORPUS_LANGUAGES))('the search in %s', (tag, load) => {
  it('finds the right page of 211 first for each of 20 queries, in few files', async () => {
    const { documents, queries } = languageCorpus(tag);
    const files = Object.fromEntries(indexFiles(documents, await load()));
    const asked = queries.map(([query]) => query);
    const { first, readForOne, readForTen } = await firstResults(tag, files, asked);
    expect(first.map((slug, at) => `${asked[at]}: ${slug}`)).toEqual(queries.map((query) => query.join(': ')));
    const bytesOf = (names: string[]) => names.reduce((sum, name) => sum + gzipSync(files[name] ?? '').byteLength, 0);
    expect(Math.max(...readForOne.map((names) => names.length))).toBeLessThanOrEqual(MAX_FILES);
    expect(Math.max(...readForOne.map(bytesOf))).toBeLessThanOrEqual(MAX_BYTES);
    expect(Math.max(...readForTen.map(bytesOf))).toBeLessThanOrEqual(MAX_BYTES_OF_TEN);
  });
});
