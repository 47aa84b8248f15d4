import { expect, test } from 'vitest';
import { filtersIn, textOf } from './CategoriesTab.tsx';

test('filtersIn() reads one list per line and ignores empty entries', () => {
  expect(filtersIn('Music,  Dance ,\n\n ,\nFree')).toEqual([['Music', 'Dance'], ['Free']]);
});

test('textOf() writes what filtersIn() reads', () => {
  const filters = [['Music', 'Dance'], ['Free']];
  expect(filtersIn(textOf(filters))).toEqual(filters);
});
