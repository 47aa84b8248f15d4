import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexFiles } from '../../content-store/search/testing/index-files.ts';
import { languageCorpus } from '../pipeline/search-corpus/corpus.ts';
import { CORPUS_LANGUAGES } from '../pipeline/search-corpus/corpus-languages.ts';
import { ENGINES } from './engines/engines.ts';
import type { Tab } from './engines/tab.ts';

/** The search as one script, which leaves `search.firstResults` in the page. */
async function searchScript(): Promise<string> {
  const entry = new URL('../pipeline/search-corpus/first-results.ts', import.meta.url).pathname;
  const lib = { entry, formats: ['iife' as const], name: 'search' };
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, minify: false, lib } });
  const [{ output } = { output: [] }] = [built].flat() as { output: { code?: string }[] }[];
  return output[0]?.code ?? '';
}

describe.each(ENGINES)('the search in $name', ({ open }) => {
  if (!open) return it.skip('is not on this machine');
  let tab: Tab;
  let server: Server;

  beforeAll(async () => {
    const html = `<!doctype html><meta charset="utf-8"><script>${await searchScript()}</script>`;
    server = createServer((_, response) => void response.setHeader('content-type', 'text/html').end(html));
    await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
    tab = await open();
    await tab.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  }, 120_000);
  afterAll(async () => {
    await tab?.end();
    server?.close();
  });

  it.each(Object.entries(CORPUS_LANGUAGES))(
    'finds the right page of 211 first for each of 20 queries: %s',
    async (tag, load) => {
      const { documents, queries } = languageCorpus(tag);
      const files = Object.fromEntries(indexFiles(documents, await load()));
      const asked = queries.map(([query]) => query);
      const first = await tab.run(
        async (...given) => {
          const { search } = window as unknown as {
            search: typeof import('../pipeline/search-corpus/first-results.ts');
          };
          return (await search.firstResults(...given)).first;
        },
        tag,
        files,
        asked,
      );
      expect(first).toEqual(queries.map(([, slug]) => slug));
    },
  );
});
