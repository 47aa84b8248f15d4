import { expect, test } from 'vitest';
import { insertInto, mergeOrder } from './merge-order.ts';

const letters = (text: string) => text.split('');
const merged = (base: string, mine: string, theirs: string) =>
  mergeOrder(letters(base), letters(mine), letters(theirs)).join('');

test('mergeOrder() keeps the order of the side that changed it', () => {
  expect(merged('abc', 'cab', 'abc')).toBe('cab');
  expect(merged('abc', 'abc', 'bca')).toBe('bca');
  expect(merged('abc', 'cba', 'bac')).toBe('cba');
});

test('mergeOrder() puts the additions of each side after their neighbours', () => {
  expect(merged('abc', 'aXbc', 'abcY')).toBe('aXbcY');
  expect(merged('abc', 'Xabc', 'aYbc')).toBe('XaYbc');
});

test('insertInto() puts an entry that was first at the front', () => {
  expect(insertInto(['b', 'c'], ['a', 'b'])).toEqual(['a', 'b', 'c']);
});
