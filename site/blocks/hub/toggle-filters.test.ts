import { expect, test } from 'vitest';
import { toggleAll, toggleFilter } from './toggle-filters.ts';

test('toggleFilter() adds a tag, or removes it if it was chosen', () => {
  expect(toggleFilter(['A:1'], 'A:2')).toEqual(['A:1', 'A:2']);
  expect(toggleFilter(['A:1', 'A:2'], 'A:1')).toEqual(['A:2']);
});

test('toggleAll() adds every tag of a category, or removes them if all were chosen', () => {
  expect(toggleAll(['B:1', 'A:1'], ['A:1', 'A:2'])).toEqual(['B:1', 'A:1', 'A:2']);
  expect(toggleAll(['B:1', 'A:2', 'A:1'], ['A:1', 'A:2'])).toEqual(['B:1']);
});
