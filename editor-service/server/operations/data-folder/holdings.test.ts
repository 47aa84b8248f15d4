import { expect, it } from 'vitest';
import { type Holdings, requireNoLess } from './back-up.ts';

const BEFORE: Holdings = { site: 'one', pages: 40, listed: 9, originals: 9, files: 200, bytes: 5e6 };

it.each<[string, Partial<Holdings>]>([
  ['is of another site', { site: 'two' }],
  ['has less than half of the pages', { pages: 19 }],
  ['has less than half of the pictures', { listed: 4 }],
  ['has no page', { pages: 0, listed: 0, originals: 0 }],
])('requireNoLess() refuses a backup that %s', (_, change) => {
  expect(() => requireNoLess({ ...BEFORE, ...change }, BEFORE)).toThrow(
    /not counted as a backup.*move the earlier backups/,
  );
});

it('requireNoLess() takes one that grew, or shrank as sites do', () => {
  for (const change of [{}, { pages: 400 }, { pages: 20, listed: 5 }, { files: 20, bytes: 5 }])
    expect(() => requireNoLess({ ...BEFORE, ...change }, BEFORE)).not.toThrow();
});
