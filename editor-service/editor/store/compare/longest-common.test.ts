import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestCommon, runsBetween } from './longest-common.ts';

test('runsBetween() says what stays, what goes and what comes', () => {
  expect(runsBetween('abcd'.split(''), 'axcd'.split(''))).toEqual([
    { kind: 'same', items: ['a'] },
    { kind: 'removed', items: ['b'] },
    { kind: 'added', items: ['x'] },
    { kind: 'same', items: ['c', 'd'] },
  ]);
});

test('longestCommon() is what one moved entry leaves in place', () => {
  expect(longestCommon('abcd'.split(''), 'bcda'.split(''))).toEqual(['b', 'c', 'd']);
});

test('runsBetween() leads from any list to any other', () => {
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

test('runsBetween() takes texts of any length', () => {
  const [before, after] = [Array.from({ length: 5000 }, (_, n) => n), Array.from({ length: 5000 }, (_, n) => -n)];
  expect(runsBetween(before, after).map(({ kind }) => kind)).toEqual(['same', 'removed', 'added']);
});
