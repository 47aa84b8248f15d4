import { expect, test } from 'vitest';
import { searchSite } from './search-site.ts';

/** Files that version 3 wrote for two pages, and a third in a segment; without what results show. */
const FILES: Record<string, string> = {
  'documents.json': '{"refs":"05 09","lengths":[[2,3],[1,1],[1,1],[0,0],[0,0]],"kinds":["News","Page"],"kindOf":[0,1]}',
  'segment-1.json':
    '{"terms":[["tide",[["lcrt353se",[1,0,0,0,0]]]]],"words":[["tide",3]],"facts":[["lcrt353se",{"lengths":[2,1,1,0,0],"kind":"Page"}]]}',
  'statistics.json':
    '{"version":3,"shards":"0","words":"0","segments":["segment-1.json"],"documents":3,"lengths":[7,3,3,0,0]}',
  'terms-.json':
    '[\n["moon",{"1":"96dt00f8h"}],\n["tide",{"1":"5tq95oekl96dt00f8h"}],\n["tides",0,{"1":"96dt00f8h"},{"1":"96dt00f8h"}]\n]\n',
  'words-.json': '[\n["moon",1],\n["tide",2],\n["tides",1]\n]\n',
  ...Object.fromEntries(
    Object.entries({ '5tq95oekl': 'rivers', '96dt00f8h': 'tides', lcrt353se: 'moon' }).map(([ref, slug]) => {
      return [`pages/${ref}.json`, JSON.stringify({ slug, title: slug, kind: '', description: '', text: '' })];
    }),
  ),
};

test('searchSite() finds the same in an index of version 3, which stands until the first build after an upgrade', async () => {
  const { kinds, results } = await searchSite('tide', async (name) => FILES[name] ?? null);
  expect(results.map(({ slug }) => slug)).toEqual(['tides', 'rivers', 'moon']);
  expect(kinds).toEqual([
    { kind: 'Page', count: 2 },
    { kind: 'News', count: 1 },
  ]);
});

test('searchSite() fails without the facts of an index of version 3', async () => {
  const readFile = async (name: string) => (name === 'documents.json' ? '{}' : (FILES[name] ?? null));
  await expect(searchSite('tide', readFile)).rejects.toMatchObject({ code: 'unavailable' });
});
