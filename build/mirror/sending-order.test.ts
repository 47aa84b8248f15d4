import { expect, test } from 'vitest';
import type { OutputRecord } from '../output/manifest.ts';
import { removalOrder, sendingOrder } from './sending-order.ts';

const record = (path: string, kind: OutputRecord['kind']): OutputRecord => ({ path, kind, hash: path, size: 1 });

test('sendingOrder() sends what pages ask for, new pages, changed pages, then what lists them, the statistics last', () => {
  const files = [
    record('_search/statistics.json', 'index'),
    record('_search/documents.json', 'index'),
    record('sitemap.xml', 'index'),
    record('_hub/known.json', 'data'),
    record('index.html', 'page'),
    record('new/index.html', 'page'),
    record('_hub/new.json', 'data'),
    record('_media/a.webp', 'media'),
    record('_astro/a.js', 'asset'),
  ];
  const known = new Set(['index.html', '_hub/known.json']);
  const groups = sendingOrder(files, (path) => known.has(path));
  expect(groups.map((group) => group.map(({ path }) => path))).toEqual([
    ['_media/a.webp', '_astro/a.js'],
    ['_hub/new.json'],
    ['new/index.html'],
    ['index.html'],
    ['sitemap.xml', '_hub/known.json'],
    ['_search/documents.json'],
    ['_search/statistics.json'],
  ]);
});

test('removalOrder() removes pages before what they asked for', () => {
  expect(removalOrder(['_media/a.webp', 'old/index.html'])).toEqual([['old/index.html'], ['_media/a.webp']]);
  expect(removalOrder([])).toEqual([]);
});
