import fc from 'fast-check';
import lunr from 'lunr';
import { describe, expect, test } from 'vitest';
import { pageRef } from '../model/entities/page-ref.ts';
import { queryWords } from './query-words.ts';
import { byScore, type Ranked } from './rank.ts';
import { countTerms, FIELDS, type PerField, type SearchDocument } from './search-document.ts';
import { documentFile, STATISTICS_FILE, searchSite } from './search-site.ts';
import { searchWords } from './search-words.ts';
import { shardText, termLine } from './shard.ts';
import { shardFile } from './shard-names.ts';
import { splitShards } from './split-shards.ts';
import { statisticsOf } from './statistics.ts';
import { rememberingTerms } from './stem-words.ts';

type Documents = ReadonlyMap<string, SearchDocument>;

const termOf = rememberingTerms();
const WORDS = [
  'tide',
  'tides',
  'tidal',
  'river',
  'rivers',
  'garden',
  'gardening',
  'community',
  'the',
  'and',
  'élan',
  "don't",
];

const words = (max: number) => fc.array(fc.constantFrom(...WORDS), { maxLength: max }).map((list) => list.join(' '));

const anyDocuments = fc
  .uniqueArray(fc.tuple(fc.uuid(), words(4), words(30)), { minLength: 1, maxLength: 40, selector: ([id]) => id })
  .map((list) => new Map(list.map(([id, title, text]) => [pageRef(id), { slug: id, title, text }])));

/** One large index, as usual with Lunr. */
function bigIndex(documents: Documents): lunr.Index {
  const builder = new lunr.Builder();
  builder.pipeline.add(lunr.stopWordFilter, lunr.stemmer);
  builder.searchPipeline.add(lunr.stemmer);
  for (const { name, boost } of FIELDS) builder.field(name, { boost });
  for (const [ref, { title, text }] of documents) {
    builder.add({ id: ref, title: searchWords(title).join(' '), text: searchWords(text).join(' ') });
  }
  return builder.build();
}

/** The files of the sharded index, by name. */
function indexFiles(documents: Documents): Map<string, string> {
  const terms = new Map<string, Map<string, PerField>>();
  const lengths: [string, PerField][] = [];
  for (const [ref, document] of [...documents].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const counted = countTerms(document, termOf);
    lengths.push([ref, counted.lengths]);
    for (const [term, counts] of counted.counts) terms.set(term, (terms.get(term) ?? new Map()).set(ref, counts));
  }
  const lines = new Map(Array.from(terms, ([term, postings]) => [term, termLine(term, postings)]));
  const shards = splitShards('', lines);
  return new Map([
    [STATISTICS_FILE, JSON.stringify(statisticsOf(lengths, [...shards.keys()].sort()))],
    ...Array.from(shards, ([prefix, part]) => [shardFile(prefix), shardText(part)] as const),
    ...Array.from(documents, ([ref, document]) => [documentFile(ref), JSON.stringify(document)] as const),
  ]);
}

const search = (files: ReadonlyMap<string, string>, query: string, first = 0) =>
  searchSite(query, async (name) => files.get(name) ?? null, { first });

async function allSlugs(files: ReadonlyMap<string, string>, query: string): Promise<string[]> {
  const { total } = await search(files, query);
  const pages = Array.from({ length: Math.ceil(total / 10) }, (_, page) => search(files, query, page * 10));
  return (await Promise.all(pages)).flatMap(({ results }) => results.map(({ slug }) => slug));
}

describe('searchSite()', () => {
  test('finds the same as one large Lunr index, in the same order', async () => {
    await fc.assert(
      fc.asyncProperty(anyDocuments, words(5), async (documents, query) => {
        fc.pre(queryWords(query).length > 0); // to Lunr, a query without clauses is every document
        const matches: Ranked[] = bigIndex(documents).query((clauses) => {
          for (const word of queryWords(query)) clauses.term(word, {});
        });
        const expected = byScore(matches).map(({ ref }) => documents.get(ref)?.slug);
        expect(await allSlugs(indexFiles(documents), query)).toEqual(expected);
      }),
    );
  });

  const tides = new Map(
    [
      ['a', { slug: 'tides', title: 'Tides', text: 'The moon pulls.' }],
      [
        'b',
        { slug: 'rivers', title: 'Rivers', text: `${'Reeds grow. '.repeat(40)}A tide comes in. Then a <b>bore</b>.` },
      ],
    ].map(([id, document]) => [pageRef(id as string), document as SearchDocument]),
  );

  test('marks the words in titles and excerpts', async () => {
    const { total, results } = await search(indexFiles(tides), 'tidal tide');
    expect(total).toBe(2);
    expect(results[0]).toMatchObject({ slug: 'tides', title: [{ text: 'Tides', isMatch: true }] });
    const [, second] = results;
    expect(second?.excerpt.map(({ text }) => text).join('')).toMatch(/^… .*A tide comes in\. Then a <b>bore<\/b>\.$/);
    expect(second?.excerpt).toContainEqual({ text: 'tide', isMatch: true });
  });

  test('returns nothing without a word or a match', async () => {
    for (const query of ['', '   ', '!?', 'the and', 'zebra']) {
      expect(await search(indexFiles(tides), query)).toEqual({ total: 0, results: [] });
    }
  });

  test('omits a page that was removed a moment ago', async () => {
    const files = indexFiles(tides);
    files.delete(documentFile(pageRef('a')));
    expect((await search(files, 'tide')).results.map(({ slug }) => slug)).toEqual(['rivers']);
  });

  test.each([
    ['a file without its end', 'terms-', (text: string) => text.slice(0, -5)],
    ['another file in place of a shard', 'terms-', () => '<!doctype html>'],
    ['a missing shard', 'terms-', () => null],
    ['missing statistics', STATISTICS_FILE, () => null],
  ])('fails instead of finding nothing: %s', async (_, start, damage) => {
    const files = indexFiles(tides);
    const readFile = async (name: string) => {
      const text = files.get(name) ?? null;
      return text !== null && name.startsWith(start) ? damage(text) : text;
    };
    await expect(searchSite('tide', readFile)).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('reads only the shards of its words', async () => {
    const vocabulary = Array.from({ length: 3000 }, (_, index) => `w${index.toString(36)}ord`);
    const documents = new Map(
      Array.from({ length: 30 }, (_, page) => {
        const text = vocabulary.filter((_, index) => index % 30 === page || index % 7 === 0).join(' ');
        return [pageRef(`p${page}`), { slug: `p${page}`, title: `Page ${page}`, text }];
      }),
    );
    const files = indexFiles(documents);
    const shards = [...files.keys()].filter((name) => name.startsWith('terms-'));
    expect(shards.length).toBeGreaterThan(5);
    for (const name of shards) expect(files.get(name)?.length).toBeLessThan(17_000);
    const read: string[] = [];
    await searchSite('w1ord', async (name) => {
      read.push(name);
      return files.get(name) ?? null;
    });
    expect(read.filter((name) => name.startsWith('terms-'))).toHaveLength(1);
  });
});

describe('Q07: queryWords()', () => {
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

  test('never throws, and is fast', { timeout: 30_000 }, async () => {
    const documents = new Map([[pageRef('a'), { slug: 'a', title: 'Tide', text: 'constructor of tides' }]]);
    const files = indexFiles(documents);
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: 'binary' })), async (query) => {
        await search(files, query);
      }),
    );
    expect((await search(files, 'constructor')).total).toBe(1);
  });
});
