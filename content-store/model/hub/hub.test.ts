import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PageCard } from '../entities/page-card.ts';
import { pageRef } from '../entities/page-ref.ts';
import { SORTS } from '../values/tag-filter.ts';
import { hubCards, hubStart, reachableTags, selectHub, sortHub, usedCategories } from './hub.ts';
import { cardsOfPart, hubEntries, hubFolder, hubIndexOf } from './hub-index.ts';
import { sortListed } from './sort-listed.ts';

const TAGS = ['Topic:Water', 'Topic:Sand', 'Kind:News', 'Kind:Idea', 'Place:Coast'];
const EVERYTHING = { include: [], exclude: [], selected: [] };

function card(_id: string, heading: string, tags: string[] = [], publishDate = ''): PageCard {
  return { _id, slug: _id, template: 'generic', header: { heading, description: '' }, tags, publishDate };
}

const cards = [
  card('a', 'Alder', ['Topic:Water', 'Kind:News'], '2026-01-01'),
  card('b', 'Bay', ['Topic:Water', 'Kind:Idea'], '2026-02-01'),
  card('c', 'Cove', ['Topic:Sand', 'Kind:News']),
];

const select = (...userFilters: string[]) => {
  const { items, count } = selectHub(sortHub(cards, 'a-z'), { userFilters, pageIndex: 0 });
  expect(count).toBe(items.length);
  return items.map(({ id }) => id);
};

const anyCards = fc
  .uniqueArray(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 60 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc
          .tuple(
            fc.constantFrom('Bay', 'bay', '<b>Cove</b>', 'Élan', ''),
            fc.subarray(TAGS),
            fc.constantFrom('', '2026-01-01', '2026-02-01'),
          )
          .map(([heading, tags, date]) => card(id, heading, tags, date)),
      ),
    ),
  );

describe('selectHub()', () => {
  test('matches any tag within a category, and all categories', () => {
    expect(select()).toEqual(['a', 'b', 'c']);
    expect(select('Topic:Water')).toEqual(['a', 'b']);
    expect(select('Topic:Water', 'Topic:Sand')).toEqual(['a', 'b', 'c']);
    expect(select('Topic:Water', 'Kind:News')).toEqual(['a']);
    expect(select('Topic:Gravel')).toEqual([]);
  });

  test('returns nine items per page and the total count', () => {
    const many = Array.from({ length: 20 }, (_, index) => card(`p${10 + index}`, 'Same'));
    const page = (pageIndex: number) => selectHub(sortHub(many, 'a-z'), { userFilters: [], pageIndex });
    expect([0, 1, 2, 3].map((index) => page(index).items.length)).toEqual([9, 9, 2, 0]);
    expect(page(3).count).toBe(20);
    expect(page(2).items.map(({ id }) => id)).toEqual(['p28', 'p29']);
  });

  test('returns the same from an index as from the cards', () => {
    fc.assert(
      fc.property(
        anyCards,
        fc.subarray(TAGS),
        fc.constantFrom(...SORTS),
        fc.nat(3),
        (all, userFilters, sort, pageIndex) => {
          const choice = { userFilters, pageIndex };
          const entries = hubEntries(JSON.parse(JSON.stringify(hubIndexOf(all))));
          const fromIndex = selectHub(sortListed(entries, sort), choice);
          const fromCards = selectHub(sortHub(all, sort), choice);
          expect(fromIndex.count).toBe(fromCards.count);
          expect(fromIndex.items.map(({ ref }) => ref)).toEqual(fromCards.items.map(({ id }) => pageRef(String(id))));
        },
      ),
    );
  });
});

describe('reachableTags()', () => {
  const reachable = (...userFilters: string[]) => [...reachableTags(sortHub(cards, 'a-z'), userFilters)].sort();

  test('names the tags of all matches, and those of the same category that add pages', () => {
    expect(reachable()).toEqual(['Kind:Idea', 'Kind:News', 'Topic:Sand', 'Topic:Water']);
    expect(reachable('Kind:Idea')).toEqual(['Kind:Idea', 'Kind:News', 'Topic:Water']);
    expect(reachable('Kind:Idea', 'Topic:Water')).toEqual(['Kind:Idea', 'Kind:News', 'Topic:Water']);
  });

  test('names exactly the tags that find something besides the other choices', () => {
    fc.assert(
      fc.property(anyCards, fc.subarray(TAGS), (all, userFilters) => {
        const items = sortHub(all, 'a-z');
        const categoryOf = (tag: string) => tag.split(':')[0];
        const leadsSomewhere = (tag: string) => {
          const others = userFilters.filter((other) => categoryOf(other) !== categoryOf(tag));
          return selectHub(items, { userFilters: [...others, tag], pageIndex: 0 }).count > 0;
        };
        expect([...reachableTags(items, userFilters)].sort()).toEqual(TAGS.filter(leadsSomewhere).sort());
      }),
    );
  });
});

describe('hubCards()', () => {
  const ids = (filter: object) => hubCards(cards, { ...EVERYTHING, ...filter }).map(({ _id }) => _id);

  test('applies selected, include and exclude', () => {
    expect(ids({})).toEqual(['a', 'b', 'c']);
    expect(ids({ include: ['Topic:Water'], exclude: ['Kind:Idea'] })).toEqual(['a']);
    expect(ids({ selected: ['c', 'a', 'gone'], include: ['Kind:Idea'] })).toEqual(['a', 'c']);
  });

  test('leaves out Home, hidden pages, jobs and people', () => {
    const others: PageCard[] = [
      { ...card('home', 'Home'), slug: '' },
      { ...card('thanks', 'Thanks'), isUnlisted: true },
      { ...card('cook', 'Cook'), template: 'careers' },
      { ...card('mele', 'Mele'), template: 'teamMember' },
    ];
    expect(hubCards(others, EVERYTHING)).toEqual([]);
    expect(hubCards(others, { ...EVERYTHING, selected: ['thanks'] })).toHaveLength(1);
  });
});

describe('hubStart()', () => {
  const categories = [
    {
      id: 'Topic',
      slug: 'topic',
      values: [
        { id: 'Sand', slug: '' },
        { id: 'Gravel', slug: '' },
      ],
    },
    { id: 'Place', slug: 'place', values: [{ id: 'Coast', slug: '' }] },
  ];

  test('offers only tags that a page has', () => {
    expect(usedCategories(categories, cards)).toEqual([
      { id: 'Topic', slug: 'topic', values: [{ id: 'Sand', slug: '' }] },
    ]);
    const start = hubStart(cards, 'latest', categories);
    expect(start.pages.map(({ _id }) => _id)).toEqual(['b', 'a', 'c']);
    expect(start).toMatchObject({ count: 3, categories: [{ id: 'Topic' }] });
  });
});

describe('hubIndexOf()', () => {
  test('distributes each card to exactly one part', () => {
    const many = Array.from({ length: 500 }, (_, index) => card(`p${index}`, `Page ${index}`));
    const { parts } = hubIndexOf(many);
    expect(parts).toBe(16);
    const inParts = Array.from({ length: parts }, (_, part) => cardsOfPart(many, part, parts));
    expect(
      inParts
        .flat()
        .map(({ _id }) => _id)
        .sort(),
    ).toEqual(many.map(({ _id }) => _id).sort());
    expect(Math.max(...inParts.map(({ length }) => length))).toBeLessThan(64);
  });

  test('uses one part for a small hub and never more than 256', () => {
    const of = (count: number) => hubIndexOf(Array.from({ length: count }, (_, index) => card(`${index}`, ''))).parts;
    expect([0, 1, 32, 33, 20_000].map(of)).toEqual([1, 1, 1, 2, 256]);
  });
});

test('hubFolder() depends on the filter', () => {
  expect(hubFolder(EVERYTHING)).toMatch(/^\/_hub\/[0-9a-v]{9}$/);
  expect(hubFolder({ ...EVERYTHING, include: ['Topic:Water'] })).not.toBe(hubFolder(EVERYTHING));
});

test('hubFolder() is the same whatever the order in which a language is named', () => {
  const within = { path: '', others: ['de'] };
  const folder = hubFolder({ ...EVERYTHING, within });
  expect(hubFolder({ ...EVERYTHING, within: { others: within.others, path: within.path } })).toBe(folder);
  expect(hubFolder(EVERYTHING)).not.toBe(folder);
});
