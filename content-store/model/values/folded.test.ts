import { expect, test } from 'vitest';
import { containsWords } from './folded.ts';

test.each([
  ['Café Zoë', 'zoe caf', true],
  ['About soup soup/leek', ' Leek  ABOUT ', true],
  ['About soup', 'soup salad', false],
  ['About soup', '', true],
])('containsWords() in “%s” of “%s” is %s, whatever the accents, capitals and order', (text, typed, expected) => {
  expect(containsWords(text, typed)).toBe(expected);
});
