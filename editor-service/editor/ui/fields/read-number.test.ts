import { expect, test } from 'vitest';
import { readNumber } from './NumberField.tsx';

const BOUNDS = { min: 0, max: 10 };

test.each([
  ['0', 0],
  ['10', 10],
  ['2.5', null],
  ['', undefined],
  ['11', null],
  ['-1', null],
  ['many', null],
])('readNumber() reads %j as %j', (text, expected) => {
  expect(readNumber(text, BOUNDS)).toBe(expected);
});

test('readNumber() reads fractions where the steps are fractions', () => {
  expect(readNumber('2.5', { ...BOUNDS, step: 0.1 })).toBe(2.5);
});
