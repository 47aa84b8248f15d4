import { expect, test } from 'vitest';
import { bestFirst } from './best-first.ts';

const ALL = [
  { id: 'a', label: 'Republish', detail: '' },
  { id: 'b', label: 'Go and publish', detail: '' },
  { id: 'c', label: 'Publish page', detail: '' },
  { id: 'd', label: 'Trash', detail: 'Dashboard', words: 'deleted publish' },
  { id: 'e', label: 'Café', detail: '/our-café' },
];
const found = (search: string, used: string[] = []) => bestFirst(ALL, search, used).map(({ id }) => id);

test('bestFirst() puts beginnings of labels before beginnings of words, and these before the rest', () => {
  expect(found('publish')).toEqual(['c', 'b', 'a', 'd']);
  expect(found('page pub')).toEqual(['c']);
  expect(found('DEL')).toEqual(['d']);
  expect(found('cafe')).toEqual(['e']);
  expect(found('nothing')).toEqual([]);
});

test('bestFirst() puts what was used last first among equals, and everything in order without a search', () => {
  expect(found('')).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(found('', ['d', 'b'])).toEqual(['d', 'b', 'a', 'c', 'e']);
  expect(found('publish', ['a'])).toEqual(['c', 'b', 'a', 'd']);
});
