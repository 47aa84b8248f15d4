import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageRef } from '../model/entities/page-ref.ts';
import type { SearchDocument } from './search-document.ts';
import { searchSite } from './search-site.ts';
import { queryWords } from './search-words.ts';
import { STATISTICS_FILE } from './statistics.ts';
import { indexFiles, page, search, textsOf } from './testing/index-files.ts';

describe('what searchSite() finds', () => {
  const site = (...pages: Partial<SearchDocument>[]) =>
    indexFiles(new Map(pages.map((fields) => [pageRef(fields.slug ?? ''), page(fields)])));
  const slugsOf = async (files: ReadonlyMap<string, string>, query: string) =>
    (await search(files, query)).results.map(({ slug }) => slug);

  test('pages by title, address, tag, description and text, in this order', async () => {
    const files = site(
      { slug: 'a', text: 'Our contact is Ada.' },
      { slug: 'b', description: 'A contact' },
      { slug: 'c', tags: ['Contact'] },
      { slug: 'contact', title: 'Ring us' },
      { slug: 'e', title: 'Contact' },
      { slug: 'f', title: 'Write', name: 'Contact' },
    );
    expect(await slugsOf(files, 'contact')).toEqual(['e', 'contact', 'f', 'c', 'b', 'a']);
  });

  test('a word at the end of a very long page, with the text around it', async () => {
    const long = page({ slug: 'long', text: `${'Reeds and rushes grow. '.repeat(2000)}Here a heron waits.` });
    const documents = new Map([[pageRef('long'), long]]);
    const { results } = await search(indexFiles(documents), 'heron', { textOf: textsOf(documents) });
    expect(results[0]?.excerpt).toContainEqual({ text: 'heron', isMatch: true });
  });

  test('all words before any word, however often that is there', async () => {
    const files = site(
      { slug: 'fire', title: 'Fire fire', tags: ['fire'], text: 'Fire and fire.' },
      { slug: 'both', text: `${'Reeds grow. '.repeat(200)} A fire in a garden.` },
    );
    expect(await slugsOf(files, 'garden fire')).toEqual(['both', 'fire']);
  });

  test.each([
    ['kit', 'the beginning of a word'],
    ['communi', 'a beginning that is longer than the stem'],
    ['kitchn', 'a missing letter'],
    ['kitcchen', 'an added letter'],
    ['kitxhens', 'an exchanged letter'],
    ['kicthens', 'two swapped letters'],
    ['kitchnes', 'two swapped letters of a plural'],
    ['jitchen', 'an exchanged first letter'],
    ['itchens', 'a missing first letter'],
    ['iktchen', 'two swapped letters at the beginning'],
    ['kitchn garden', 'a mistake in a word that is not the last'],
    ['Kícthen', 'a mistake beside an accent'],
  ])('a page for %s: %s', async (query) => {
    const pages = [page({ slug: 'a', text: 'Shared kitchens of a community' }), page({ slug: 'b', text: 'A garden' })];
    const documents = new Map(pages.map((each) => [pageRef(each.slug), each]));
    const { results } = await search(indexFiles(documents), query, { textOf: textsOf(documents) });
    expect(results.map(({ slug }) => slug)).toContain('a');
    expect(results.some(({ excerpt }) => excerpt.some(({ isMatch }) => isMatch))).toBe(true);
  });

  test.each(['k', 'ikt', 'kxtchxn', 'kitten', '2027'])(
    'nothing for %s, which is too short or too far off',
    async (query) => {
      expect((await search(site({ slug: 'a', text: 'Shared kitchens, 2026' }), query)).total).toBe(0);
    },
  );

  test('a word itself before longer words and without misspelt ones', async () => {
    const files = site(
      { slug: 'article', text: 'Articles article articles' },
      { slug: 'art', text: 'Painted art' },
      { slug: 'ant', text: 'An ant' },
    );
    expect(await slugsOf(files, 'art')).toEqual(['art', 'article']);
    expect(await slugsOf(files, 'art paint')).toEqual(['art']);
  });

  test('a whole word for a mistake in one that others follow, longer words where it may go on', async () => {
    const files = site({ slug: 'door', text: 'A letterbox' }, { slug: 'post', text: 'A letter, a stamp' });
    expect(await slugsOf(files, 'lettre stamp')).toEqual(['post']);
    expect(await slugsOf(files, 'stamp lettre')).toEqual(['post', 'door']);
  });

  test('pages of one kind, with the kinds of all and the date of each', async () => {
    const files = site(
      { slug: 'a', kind: 'News', date: '2026-05-01', title: 'Tide' },
      { slug: 'b', kind: 'Job', title: 'Tides' },
      { slug: 'c', kind: 'Job', text: 'A tide' },
    );
    const read = async (name: string) => files.get(name) ?? null;
    const { total, kinds, results } = await searchSite('tide', read, { kind: 'News' });
    expect({ total, kinds }).toEqual({
      total: 1,
      kinds: [
        { kind: 'Job', count: 2 },
        { kind: 'News', count: 1 },
      ],
    });
    expect(results).toMatchObject([{ slug: 'a', kind: 'News', date: '2026-05-01' }]);
  });

  test('an error, not nothing, in an index of another version', async () => {
    const old = new Map([[STATISTICS_FILE, '{"version":1,"shards":[],"refs":"","lengths":[[],[]]}']]);
    await expect(search(old, 'tide')).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('queryWords()', () => {
  test.each([
    ['* * * * * * * *', []],
    ['+tide -river ~garden^10 title:tide', ['tide', 'river', 'garden', '10', 'title']],
    ['foo:', ['foo']],
    ['~', []],
    ['a~20', ['20']],
    ['constructor __proto__ toString', ['constructor', 'proto', 'tostring']],
    ["<script>alert('x')</script>", ['script', 'alert', 'x']],
  ])('reads %s as plain words', (query, expected) => {
    expect(queryWords(query)).toEqual(expected);
  });

  test('returns at most eight words, however long the text', () => {
    expect(queryWords('one1 two2 three3 four4 five5 six6 seven7 eight8 nine9')).toHaveLength(8);
    expect(queryWords('x'.repeat(100_000))[0]).toHaveLength(40);
  });

  test('never throws', async () => {
    const documents = new Map([[pageRef('a'), page({ title: 'Tide', text: 'constructor of tides' })]]);
    const files = indexFiles(documents);
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: 'binary' })), async (query) => {
        await search(files, query);
      }),
    );
    expect((await search(files, 'constructor')).total).toBe(1);
  });
});
