import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { japanese } from '#content-store/search/languages/pairs.ts';
import { searchSite } from '#content-store/search/search-site.ts';
import { makeSmallSite, page, type SmallSite } from '../testing/small-site.ts';

vi.mock('#own/search-languages.ts', async () => {
  const { english } = await import('#content-store/search/languages/lunr-languages.ts');
  return { searchRules: { en: async () => english, ja: async () => japanese } };
});
vi.mock('#own/config.ts', () => ({ config: { languages: { en: {}, ja: { path: 'ja' } } } }));

let site: SmallSite;
beforeEach(async () => {
  site = await makeSmallSite();
});
afterEach(() => site.close());

const tower = (slug: string, title = '東京タワー') => page('tower', { slug, title });

/** The addresses that a search in the index in this folder finds. */
async function found(folder: string, query: string): Promise<string[]> {
  const file = (name: string) => join(site.folder, 'dist/main/_search', folder, name);
  const read = async (name: string) => (existsSync(file(name)) ? readFile(file(name), 'utf8') : null);
  return (await searchSite(query, read, { language: japanese })).results.map(({ slug }) => slug);
}

describe('the search of a site in two languages', () => {
  it('has an index for each, which a page changes with its address', async () => {
    await site.write(...tower('ja/tower'));
    const builder = await site.open();
    await builder.catchUp();
    expect(await found('ja', '東京')).toEqual(['ja/tower']);
    expect(await found('', '東京')).toEqual([]);
    await builder.rebuild([await site.write(...tower('tower'))]);
    expect(await found('ja', '東京')).toEqual([]);
    expect(await found('', '東京')).toEqual(['tower']);
    expect(await site.built()).toEqual(await site.cleanBuild());
    await builder.rebuild([await site.write(...tower('ja/tower', '京都タワー'))]);
    await builder.tidy();
    expect(await found('ja', '京都')).toEqual(['ja/tower']);
    expect(await site.built('bytes')).toEqual(await site.cleanBuild('bytes'));
  });

  it('follows a page that moved to another language while nothing ran', async () => {
    await site.write(...tower('ja/tower'));
    await (await site.open()).catchUp();
    await site.write(...tower('tower'));
    await (await site.open()).catchUp();
    expect(await found('ja', '東京')).toEqual([]);
    expect(await found('', '東京')).toEqual(['tower']);
    expect(await site.built()).toEqual(await site.cleanBuild());
  });
});
