import { expect, test } from 'vitest';
import { cutToFit } from './cut-to-fit.ts';

test.each([
  ['fits', 4, 10, 'fits', 4],
  ['abXYc', 4, 4, 'abXc', 3],
  ['typed!', 6, 5, 'typed', 5],
  ['pasted and more', 15, 6, 'pasted', 6],
  ['yes👍', 5, 4, 'yes', 3],
  ['a👍b', 3, 3, 'ab', 1],
  ['caret first', 0, 5, 'first', 0],
])('cutToFit(%j, %d, %d) is %j with the caret at %d', (text, caret, max, kept, place) => {
  expect(cutToFit(text, caret, max)).toEqual({ text: kept, caret: place });
});
