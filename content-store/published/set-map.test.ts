import { expect, it } from 'vitest';
import { SetMap } from './set-map.ts';

it('SetMap holds each value once, and no key without values', () => {
  const map = new SetMap<string>();
  for (const value of ['one', 'one', 'two', 'three', 'two']) map.add('a', value);
  map.add('b', 'one');
  expect([[...map.get('a')], [...map.get('b')], [...map.get('c')]]).toEqual([['one', 'two', 'three'], ['one'], []]);
  expect(['a', 'b', 'c'].map((key) => map.sizeOf(key))).toEqual([3, 1, 0]);
  map.delete('b', 'two');
  map.delete('c', 'one');
  expect([map.has('b'), map.has('c')]).toEqual([true, false]);
  for (const value of ['one', 'two', 'three']) map.delete('a', value);
  map.delete('b', 'one');
  expect([[...map.keys()], map.has('a')]).toEqual([[], false]);
  for (const value of ['one', 'two']) map.add('a', value);
  map.deleteAll('a');
  expect(map.has('a')).toBe(false);
});
