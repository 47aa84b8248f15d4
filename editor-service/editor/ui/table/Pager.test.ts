import { expect, test } from 'vitest';
import { lastPage, rangeOf } from './Pager.tsx';

test('rangeOf() says which rows of how many are shown', () => {
  expect(rangeOf(1, 10, 132)).toBe('1–10 of 132');
  expect(rangeOf(14, 10, 132)).toBe('131–132 of 132');
  expect(rangeOf(10_000, 10, 100_000)).toBe('99,991–100,000 of 100,000');
});

test('rangeOf() says None where there is nothing', () => {
  expect(rangeOf(1, 10, 0)).toBe('None');
});

test('lastPage() is the page before, once the only row of the last one went', () => {
  expect(lastPage(10, 11)).toBe(2);
  expect(lastPage(10, 10)).toBe(1);
  expect(lastPage(10, 0)).toBe(1);
});
