import { expect, test } from 'vitest';
import { filtersIn, textOf } from './category-filters.ts';

test('filtersIn() reads a list a line, without what is empty', () => {
  expect(filtersIn('Music,  Dance ,\n\n ,\nFree')).toEqual([['Music', 'Dance'], ['Free']]);
});

test('textOf() writes what filtersIn() reads', () => {
  const filters = [['Music', 'Dance'], ['Free']];
  expect(filtersIn(textOf(filters))).toEqual(filters);
});
