import { expect, test } from 'vitest';
import { lastPage, rangeOf } from './Pager.tsx';

test('rangeOf() returns the range of rows shown and the total', () => {
  expect(rangeOf(1, 10, 132)).toBe('1–10 of 132');
  expect(rangeOf(14, 10, 132)).toBe('131–132 of 132');
  expect(rangeOf(10_000, 10, 100_000)).toBe('99,991–100,000 of 100,000');
});

test('rangeOf() returns None when there are no rows', () => {
  expect(rangeOf(1, 10, 0)).toBe('None');
});

test('lastPage() is one less once the only row of the last page is removed', () => {
  expect(lastPage(10, 11)).toBe(2);
  expect(lastPage(10, 10)).toBe(1);
  expect(lastPage(10, 0)).toBe(1);
});
