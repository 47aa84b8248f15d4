import { expect, test } from 'vitest';
import { dropIndex, stepsTo } from './EntryRows.tsx';

const ROWS = [0, 40, 80].map((top) => ({ top, height: 40 }));

test('dropIndex() finds the gap nearest to the pointer', () => {
  expect([0, 19, 21, 59, 61, 99, 101, 500].map((y) => dropIndex(ROWS, y))).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});

test('stepsTo() counts no place for the gaps on both sides of the row itself', () => {
  expect([0, 1, 2, 3].map((gap) => stepsTo(1, gap))).toEqual([-1, 0, 0, 1]);
});
