import { expect, test } from 'vitest';
import type { OutputRecord } from '../output/manifest.ts';
import { removalOrder, sendingOrder } from './sending-order.ts';

const record = (path: string, kind: OutputRecord['kind']): OutputRecord => ({ path, kind, hash: path, size: 1 });

test('sendingOrder() sends what pages ask for, new pages, changed pages, then what lists them, the statistics last', () => {
  const files = [
    record('_search/statistics.json', 'index'),
    record('sitemap.xml', 'index'),
    record('_hub/known.json', 'data'),
    record('late/index.html', 'page'),
    record('index.html', 'page'),
    record('new/index.html', 'page'),
    record('_hub/new.json', 'data'),
    record('_media/a.webp', 'media'),
    record('_astro/a.js', 'asset'),
  ];
  const known = new Set(['index.html', 'late/index.html', '_hub/known.json']);
  const groups = sendingOrder(files, {
    isThere: (path) => known.has(path),
    isLate: ({ path }) => path.startsWith('late/'),
  });
  expect(groups.map((group) => [group.part, ...group.files.map(({ path }) => path)])).toEqual([
    ['before', '_media/a.webp', '_astro/a.js'],
    ['before', '_hub/new.json'],
    ['before', 'new/index.html'],
    ['changed', 'index.html'],
    ['late', 'late/index.html'],
    ['after', 'sitemap.xml', '_hub/known.json'],
    ['after', '_search/statistics.json'],
  ]);
});

test('removalOrder() removes pages before what they asked for', () => {
  expect(removalOrder(['_media/a.webp', 'old/index.html'])).toEqual([['old/index.html'], ['_media/a.webp']]);
  expect(removalOrder([])).toEqual([]);
});
