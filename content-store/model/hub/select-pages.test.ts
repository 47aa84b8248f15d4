import { describe, expect, test } from 'vitest';
import type { PageCard } from '../entities/page-card.ts';
import { tagFilterSchema } from '../values/tag-filter.ts';
import { matchesTags, selectCareers, selectPages, selectPeople, sortPages } from './select-pages.ts';

function card(_id: string, heading: string, tags: string[] = [], publishDate?: string): PageCard {
  return { _id, slug: _id, template: 'generic', header: { heading, description: '' }, tags, publishDate };
}

const cards = [
  card('d', 'dunes', ['Topic:Sand', 'Kind:News'], '2026-03-01'),
  card('a', '<em>Bay</em> of plenty', ['Topic:Water'], '2026-01-01'),
  card('c', 'Élan', ['Topic:Water', 'Kind:News']),
  card('b', 'bay of plenty', ['Topic:Air'], '2026-02-01T10:00:00Z'),
];

const select = (filter: object) => selectPages(cards, tagFilterSchema.parse(filter)).map(({ _id }) => _id);

test('selectPages() returns pages with any included tag and no excluded one', () => {
  expect(select({})).toEqual(['a', 'b', 'd', 'c']);
  expect(select({ include: ['Topic:Water', 'Topic:Sand'] })).toEqual(['a', 'd', 'c']);
  expect(select({ include: ['Topic:Water', 'Topic:Sand'], exclude: ['Kind:News'] })).toEqual(['a']);
  expect(select({ exclude: ['Topic:Water'] })).toEqual(['b', 'd']);
  expect(select({ include: ['Topic:Fire'] })).toEqual([]);
});

test('selectPages() returns exactly the selected pages, in their order, ignoring the rest of the filter', () => {
  expect(select({ selected: ['c', 'gone', 'a', 'c'], include: ['Topic:Air'], limit: 1, sort: 'z-a' })).toEqual([
    'c',
    'a',
  ]);
});

describe('pages that are not for every list', () => {
  const others: PageCard[] = [
    ...cards,
    { ...card('home', 'Home', ['Topic:Water']), slug: '' },
    { ...card('thanks', 'Thanks', ['Topic:Water']), isUnlisted: true },
    { ...card('cook', 'Cook', ['Topic:Air']), template: 'careers' },
    { ...card('mele', 'Mele', ['Topic:Air']), template: 'teamMember' },
  ];
  const ids = (select: typeof selectPages, filter: object) =>
    select(others, tagFilterSchema.parse(filter)).map(({ _id }) => _id);

  test('selectPages() leaves out Home and hidden pages, and without tags also jobs and people', () => {
    expect(ids(selectPages, {})).toEqual(['a', 'b', 'd', 'c']);
    expect(ids(selectPages, { include: ['Topic:Water'] })).toEqual(['a', 'c']);
    expect(ids(selectPages, { include: ['Topic:Air'] })).toEqual(['b', 'cook', 'mele']);
    expect(ids(selectPages, { selected: ['thanks', 'home', 'cook'] })).toEqual(['thanks', 'home', 'cook']);
  });

  test('selectPeople() finds people unless the filter names tags or pages', () => {
    expect(ids(selectPeople, {})).toEqual(['mele']);
    expect(ids(selectPeople, { exclude: ['Topic:Air'] })).toEqual([]);
    expect(ids(selectPeople, { include: ['Topic:Air'] })).toEqual(['b', 'cook', 'mele']);
    expect(ids(selectPeople, { selected: ['a'] })).toEqual(['a']);
  });

  test('selectCareers() finds jobs only', () => {
    expect(ids(selectCareers, {})).toEqual(['cook']);
    expect(ids(selectCareers, { selected: ['a', 'cook'] })).toEqual(['cook']);
  });
});

test('selectPages() stops at the limit, eight by default', () => {
  expect(select({ limit: 2 })).toEqual(['a', 'b']);
  const many = Array.from({ length: 20 }, (_, index) => card(`page-${index}`, 'Same'));
  expect(selectPages(many, tagFilterSchema.parse({}))).toHaveLength(8);
});

test('selectPages() treats a plain list of tags as `include`', () => {
  expect(select(['Topic:Air'])).toEqual(['b']);
});

test.each([
  ['a-z', ['a', 'b', 'd', 'c']],
  ['z-a', ['c', 'd', 'a', 'b']],
  ['earliest', ['a', 'b', 'd', 'c']],
  ['latest', ['d', 'b', 'a', 'c']],
] as const)('sortPages() sorts %s ignoring markup, case and accents, undated pages last, ties by id', (sort, order) => {
  expect(sortPages(cards, sort).map(({ _id }) => _id)).toEqual(order);
  expect(sortPages(cards.toReversed(), sort).map(({ _id }) => _id)).toEqual(order);
});

test('sortPages() sorts events by their start, whatever its zone, and not by their publish date', () => {
  const event = (_id: string, start: string) => ({ ...card(_id, _id, [], '2020-01-01'), event: { start, end: '' } });
  const perth = event('perth', '2026-05-01T09:00+08:00[Australia/Perth]');
  const sydney = event('sydney', '2026-05-01T10:00+10:00[Australia/Sydney]');
  const order = sortPages([perth, card('news', 'News', [], '2026-05-01'), sydney], 'earliest').map(({ _id }) => _id);
  expect(order).toEqual(['news', 'sydney', 'perth']);
});

test('sortPages() sorts a heading of a hundred thousand brackets', () => {
  const brackets = card('a', '<'.repeat(100_000));
  expect(sortPages([card('b', 'b'), brackets], 'a-z').map(({ _id }) => _id)).toEqual(['a', 'b']);
});

test('matchesTags() compares tags literally', () => {
  expect(matchesTags(['Topic:Water'], { include: ['Topic:W%'], exclude: [] })).toBe(false);
  expect(matchesTags([], { include: [], exclude: [] })).toBe(true);
});
