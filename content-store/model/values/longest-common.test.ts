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

const words = (make: (n: number) => number) => Array.from({ length: 5000 }, (_, n) => make(n));

test('runsBetween() finds a few changes in a text of any length', () => {
  const runs = runsBetween(
    words((n) => n),
    words((n) => (n % 2400 === 10 ? -n : n)),
  );
  expect(runs.map(({ items }) => items.length)).toEqual([10, 1, 1, 2399, 1, 1, 2399, 1, 1, 189]);
});

test('runsBetween() takes a text for a new one when hardly anything is left of it', () => {
  const runs = runsBetween(
    words((n) => n),
    words((n) => -n),
  );
  expect(runs.map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
