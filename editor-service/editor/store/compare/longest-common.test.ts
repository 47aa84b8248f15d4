import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestCommon, runsBetween } from './longest-common.ts';

test('runsBetween() returns runs of kept, removed and added entries', () => {
  expect(runsBetween('abcd'.split(''), 'axcd'.split(''))).toEqual([
    { kind: 'same', items: ['a'] },
    { kind: 'removed', items: ['b'] },
    { kind: 'added', items: ['x'] },
    { kind: 'same', items: ['c', 'd'] },
  ]);
});

test('longestCommon() returns the entries left in place when one was moved', () => {
  expect(longestCommon('abcd'.split(''), 'bcda'.split(''))).toEqual(['b', 'c', 'd']);
});

test('runsBetween() describes the change from any list to any other', () => {
  const list = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 12 });
  fc.assert(
    fc.property(list, list, (before, after) => {
      const runs = runsBetween(before, after);
      const without = (kind: string) => runs.flatMap((run) => (run.kind === kind ? [] : run.items));
      expect(without('added')).toEqual(before);
      expect(without('removed')).toEqual(after);
    }),
  );
});

test('runsBetween() accepts texts of any length', () => {
  const [before, after] = [Array.from({ length: 5000 }, (_, n) => n), Array.from({ length: 5000 }, (_, n) => -n)];
  expect(runsBetween(before, after).map(({ kind }) => kind)).toEqual(['same', 'removed', 'added']);
});
