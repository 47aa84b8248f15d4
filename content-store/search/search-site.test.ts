import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import lunr from 'lunr';
import { describe, expect, test } from 'vitest';
import { pageRef } from '../model/entities/page-ref.ts';
import { english } from './languages/lunr-languages.ts';
import { japanese } from './languages/pairs.ts';
import { byRank } from './rank.ts';
import { countWords, FIELDS, headLine, type SearchDocument } from './search-document.ts';
import { type SearchAnswer, searchSite } from './search-site.ts';
import { indexTerms, queryWords, writtenWords } from './search-words.ts';
import { type Segment, segmentText } from './segment.ts';
import { parseStatistics, STATISTICS_FILE, statisticsText } from './statistics.ts';
import { type Documents, indexFiles, page, search, textsOf } from './testing/index-files.ts';

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

/** Files that version 4 wrote, whose shards are split by letters: one of the term `tide`, one of longer terms. */
const VERSION_4 = {
  'statistics.json':
    '{"version":4,"shards":"0m 0tide- 4.","words":"0","segments":["segment-1.json"],"documents":3,"lengths":[7,3,3,0,0]}',
  'postings-m.json': '[\n["moon",{"Page 1":["96dt00f8h",3]}]\n]\n',
  'postings-tide..json': '[\n["tide",{"News 1":["5tq95oekl",2],"Page 1":["96dt00f8h",3]}]\n]\n',
  'postings-tide-.json':
    '[\n["tides",{"Page 0,1,1":["96dt00f8h",1,1]}],\n["tidewater",{"News 1":["5tq95oekl",2]}]\n]\n',
  'lists-.json': '{"words":"0moon 0tide 4s 4water","documents":[1,2,1,1]}',
  'segment-1.json':
    '{"terms":[["tide",[["lcrt353se",[1,0,0,0,0]]]]],"words":[["tide",3]],"facts":[["lcrt353se",{"lengths":[2,1,1,0,0],"kind":"Page"}]]}',
  ...Object.fromEntries(
    Object.entries({ '5tq95oekl': 'rivers', '96dt00f8h': 'tides', lcrt353se: 'moon' }).map(([ref, slug]) => {
      return [`pages/${ref}.json`, JSON.stringify({ slug, title: slug, kind: '', description: '', text: '' })];
    }),
  ),
};

const wordsOf = (from: readonly string[], between: string) => (max: number) =>
  fc.array(fc.constantFrom(...from), { maxLength: max }).map((list) => list.join(between));
const words = wordsOf(WORDS, ' ');
const japaneseText = wordsOf(['東', '京', '都', 'の', 'タ', 'ワ', '。', ' '], '');

const SOME = { minLength: 1, maxLength: 40 };
const documentsOf = (text: typeof words) =>
  fc
    .uniqueArray(fc.tuple(fc.uuid(), text(4), text(2), text(3), text(30)), { ...SOME, selector: ([id]) => id })
    .map((list) => {
      const pages = list.map(([id, title, tag, description, long]) =>
        page({ slug: id, title, tags: [tag], description, text: long }),
      );
      return new Map(pages.map((each) => [pageRef(each.slug), each]));
    });

/** One large index, as usual with Lunr. */
function bigIndex(documents: Documents, language = english): lunr.Index {
  const builder = new lunr.Builder();
  if (language === english) builder.pipeline.add(lunr.stopWordFilter, lunr.stemmer);
  if (language === english) builder.searchPipeline.add(lunr.stemmer);
  for (const { name, boost } of FIELDS) builder.field(name, { boost });
  for (const [ref, document] of documents) {
    const fields = FIELDS.map(({ name, textOf }) => [
      name,
      writtenWords(textOf(document))
        .flatMap((written) => indexTerms(written, language))
        .join(' '),
    ]);
    builder.add({ id: ref, ...Object.fromEntries(fields) });
  }
  return builder.build();
}

async function allSlugs(files: ReadonlyMap<string, string>, query: string, language = english): Promise<string[]> {
  const { total } = await search(files, query, { language });
  const starts = Array.from({ length: Math.ceil(total / 10) }, (_, page) => page * 10);
  const pages = await Promise.all(starts.map((first) => search(files, query, { first, language })));
  return pages.flatMap(({ results }) => results.map(({ slug }) => slug));
}

describe('searchSite()', () => {
  test.each([
    ['en', english, words],
    ['ja', japanese, japaneseText],
  ])(
    'finds the same as one large Lunr index, in the same order, after those with all words: %s',
    async (_, language, text) => {
      await fc.assert(
        fc.asyncProperty(documentsOf(text), text(5), async (documents, query) => {
          const asked = queryWords(query, language);
          fc.pre(asked.length > 0); // to Lunr, a query without clauses is every document
          const index = bigIndex(documents, language);
          const isKnown = (term: string) => index.query((clauses) => clauses.term(term, {})).length > 0;
          fc.pre(language === english || asked.every((term) => term.length > 1 && isKnown(term))); // others stand for more
          const matches = index.query((clauses) => {
            for (const word of asked) clauses.term(word, {});
          });
          const wordsIn = (found: object) => asked.filter((word) => Object.hasOwn(found, language.stem(word)));
          const ranked = matches.map(({ ref, score, matchData: { metadata } }) => {
            return { ref, weight: score, words: wordsIn(metadata).length };
          });
          const expected = ranked.sort(byRank).map(({ ref }) => documents.get(ref)?.slug);
          expect(await allSlugs(indexFiles(documents, language), query, language)).toEqual(expected);
        }),
      );
    },
  );

  const tides = new Map(
    [
      ['a', page({ slug: 'tides', title: 'Tides', text: 'The moon pulls.' })],
      [
        'b',
        page({
          slug: 'rivers',
          title: 'Rivers',
          text: `${'Reeds grow. '.repeat(40)}A tide comes in. Then a <b>bore</b>.`,
        }),
      ],
    ].map(([id, document]) => [pageRef(id as string), document as SearchDocument]),
  );

  test('marks the words in titles and excerpts', async () => {
    const { total, results } = await search(indexFiles(tides), 'tidal tide', { textOf: textsOf(tides) });
    expect(total).toBe(2);
    expect(results[0]).toMatchObject({ slug: 'tides', title: [{ text: 'Tides', isMatch: true }] });
    const [, second] = results;
    expect(second?.excerpt.map(({ text }) => text).join('')).toMatch(/^… .*A tide comes in\. Then a <b>bore<\/b>\.$/);
    expect(second?.excerpt).toContainEqual({ text: 'tide', isMatch: true });
  });

  test('returns nothing without a word or a match', async () => {
    for (const query of ['', '   ', '!?', 'the and', 'zebra']) {
      expect(await search(indexFiles(tides), query)).toEqual({ total: 0, kinds: [], results: [] });
    }
  });

  test('omits a page that was removed a moment ago', async () => {
    const files = indexFiles(tides);
    const [name = '', text = ''] = [...files].find(([name]) => name.startsWith('heads-')) ?? [];
    const removed = headLine(pageRef('a'), page({ slug: 'tides', title: 'Tides' }));
    files.set(name, text.replace(`${removed},\n`, '').replace(`,\n${removed}`, ''));
    expect((await search(files, 'tide')).results.map(({ slug }) => slug)).toEqual(['rivers']);
  });

  test.each([
    ['a file without its end', 'postings-', (text: string) => text.slice(0, -5)],
    ['another file in place of a shard', 'postings-', () => '<!doctype html>'],
    ['a missing shard', 'postings-', () => null],
    ['missing statistics', STATISTICS_FILE, () => null],
    ['damaged statistics', STATISTICS_FILE, () => '{"version":5}'],
  ])('fails instead of finding nothing: %s', async (_, start, damage) => {
    const files = indexFiles(tides);
    const readFile = async (name: string) => {
      const text = files.get(name) ?? null;
      return text !== null && name.startsWith(start) ? damage(text) : text;
    };
    await expect(searchSite('tide', readFile)).rejects.toMatchObject({ code: 'unavailable' });
  });

  /** An index of `tides` and a segment with a third page. */
  function withSegment(): Map<string, string> {
    const files = indexFiles(tides);
    const added = page({ slug: 'moon', title: 'Moon', text: 'A tide every day.' });
    const counted = countWords(added, (written) => indexTerms(written));
    const segment: Segment = {
      terms: new Map(Array.from(counted.counts, ([term, counts]) => [term, new Map([[pageRef('c'), counts]])])),
      words: new Map([['tide', 2]]),
      facts: new Map([[pageRef('c'), { lengths: counted.lengths, kind: 'Page' }]]),
      heads: new Map([[pageRef('c'), { slug: 'moon', title: 'Moon', kind: 'Page', description: '' }]]),
    };
    const statistics = parseStatistics(files.get(STATISTICS_FILE) ?? '');
    files.set(STATISTICS_FILE, statisticsText({ ...statistics, segments: ['segment-1.json'], documents: 3 }));
    files.set('segment-1.json', segmentText(segment));
    return files;
  }

  test('finds what only a segment has', async () => {
    const { total, isIncomplete } = await search(withSegment(), 'tide');
    expect([total, isIncomplete]).toEqual([3, undefined]);
  });

  test.each([
    ['missing', null],
    ['damaged', '{"terms":[["tide",['],
  ])('answers without a segment that is %s, and says so', async (_, text) => {
    const files = withSegment();
    const readFile = async (name: string) => (name.startsWith('segment-') ? text : (files.get(name) ?? null));
    expect(await searchSite('tide', readFile)).toMatchObject({ total: 2, isIncomplete: true });
  });

  test('reads the index again when a merge removed what it named', async () => {
    let files = withSegment();
    files.delete('segment-1.json');
    const forget = () => {
      files = withSegment();
    };
    const readFile = async (name: string) => files.get(name) ?? null;
    expect(await searchSite('tide', readFile, { forget })).toMatchObject({ total: 3 });
  });

  test('shows the best match before it reads the others, and all of them before it reads texts', async () => {
    const many = new Map(
      Array.from({ length: 99 }, (_, number) => {
        const description = number === 0 ? 'A tide' : `${number} ${'reeds '.repeat(30)}`;
        return [pageRef(`${number}`), page({ slug: `p${number}`, description, text: 'The tide.' })];
      }),
    );
    const read: string[] = [];
    const parts: object[] = [];
    const onPart = async (answer: SearchAnswer, part: 'best' | 'all') => {
      await setImmediate(); // it is shown, and nothing else is read meanwhile
      parts.push({ part, results: answer.results.length, read: [...read] });
    };
    const heads = expect.stringMatching(/^heads-/);
    const files = indexFiles(many);
    const readFile = async (name: string) => {
      if (name.startsWith('heads-')) read.push(name);
      return files.get(name) ?? null;
    };
    const textOf = async (slug: string) => {
      read.push(slug);
      return 'Here is the tide.';
    };
    const { results } = await searchSite('tide', readFile, { onPart, textOf });
    expect(parts).toEqual([
      { part: 'best', results: 1, read: [heads] },
      { part: 'all', results: 10, read: expect.not.arrayContaining([expect.stringMatching(/^p/)]) },
    ]);
    expect(read.filter((name) => name.startsWith('p'))).toEqual(results.slice(1).map(({ slug }) => slug));
    expect(results[0]?.excerpt.map(({ text }) => text).join('')).toBe('A tide');
    for (const { excerpt } of results.slice(1)) expect(excerpt).toContainEqual({ text: 'tide', isMatch: true });
  });

  test('shows the description of a page whose text cannot be read', async () => {
    const files = indexFiles(new Map([[pageRef('a'), page({ description: 'Of reeds.', text: 'A tide.' })]]));
    const textOf = () => Promise.reject(new Error('offline'));
    expect((await search(files, 'tide', { textOf })).results).toEqual([
      { slug: 'page', title: [], kind: 'Page', excerpt: [{ text: 'Of reeds.', isMatch: false }] },
    ]);
  });

  test('reads an index of version 4, in which each page had a file, until the first build after an upgrade', async () => {
    const files = new Map(Object.entries(VERSION_4));
    expect((await search(files, 'tide')).results.map(({ slug }) => slug)).toEqual(['tides', 'rivers', 'moon']);
    expect((await search(files, 'tidewater')).results.map(({ slug }) => slug)).toEqual(['rivers']);
  });

  describe('in an index of many shards', () => {
    const vocabulary = Array.from({ length: 12_000 }, (_, index) => `w${index.toString(36)}ord`);
    const documents = new Map(
      Array.from({ length: 30 }, (_, number) => {
        const text = vocabulary.filter((_, index) => index % 30 === number || index % 7 === 0).join(' ');
        return [pageRef(`p${number}`), page({ slug: `p${number}`, title: `Page ${number}`, text })];
      }),
    );
    const files = indexFiles(documents);
    const shards = [...files.keys()].filter((name) => name.startsWith('postings-'));

    async function filesReadFor(query: string): Promise<string[]> {
      const read = new Set<string>();
      await searchSite(query, async (name) => files.get(read.add(name) && name) ?? null);
      return [...read].filter((name) => !name.startsWith('heads-'));
    }

    test('reads only the statistics and the shard of a word', async () => {
      expect(shards.length).toBeGreaterThan(5);
      for (const name of shards) expect(files.get(name)?.length).toBeLessThan(41_000);
      expect(await filesReadFor('w1rord')).toEqual([STATISTICS_FILE, expect.stringMatching(/^postings-w1/)]);
    });

    test.each(['w1', 'w12', 'w1rodr', 'w1rxord'])(
      'reads one word list and one other shard for an unfinished or misspelt word: %s',
      async (query) => {
        const read = await filesReadFor(query);
        expect(read.filter((name) => name.startsWith('lists-')).length).toBeLessThanOrEqual(1);
        expect(read.filter((name) => name.startsWith('postings-')).length).toBeLessThanOrEqual(2);
      },
    );

    test.each([
      ['damaged', '{"words":"0ti'],
      ['missing', null],
    ])('fails instead of finding nothing: a word list that is %s', async (_, list) => {
      const readFile = async (name: string) => (name.startsWith('lists-') ? list : (files.get(name) ?? null));
      await expect(searchSite('w1', readFile)).rejects.toMatchObject({ code: 'unavailable' });
    });
  });
});
