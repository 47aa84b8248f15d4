import { describe, expect, it, test } from 'vitest';
import type { UndoneItem } from '../../../contract/publishing-records.ts';
import { effectInWords, kindInWords, rowsOf, sourceInWords } from './record-words.ts';

const PAGE: UndoneItem = {
  ...({ kind: 'page', part: 'pages', _id: 'p1', title: 'About us', slug: 'about', change: 'changed' } as const),
  ...({ state: 'ready', reason: null, slugAfter: 'about', isInTrash: false } as const),
};
const SECTION: UndoneItem = { ...PAGE, kind: 'section', part: 'sections', slug: null, slugAfter: null };
const NAVIGATION: UndoneItem = { ...SECTION, kind: 'navigation', part: 'navigation', title: 'Navigation' };

test.each<[Partial<UndoneItem>, string]>([
  [PAGE, '/about gets its earlier version back'],
  [{ ...PAGE, slugAfter: 'who' }, '/about goes back to /who, in its earlier version'],
  [{ ...PAGE, change: 'removed', slugAfter: null }, '/about is taken from visitors'],
  [{ ...PAGE, change: 'added' }, '/about comes back'],
  [{ ...PAGE, change: 'added', isInTrash: true }, '/about comes back, from the trash'],
  [{ ...PAGE, slug: '', slugAfter: '' }, '/ gets its earlier version back'],
  [{ ...SECTION, change: 'removed' }, 'It is taken from visitors'],
  [NAVIGATION, 'The earlier version comes back'],
  [{ ...NAVIGATION, change: 'removed' }, 'The default comes back'],
  [{ ...NAVIGATION, part: 'redirects', change: 'removed' }, 'What this publish changed in them goes back'],
  [{ ...PAGE, state: 'done' }, 'It is as it was before already.'],
  [{ ...PAGE, state: 'gone', reason: 'It was deleted for good.' }, 'It was deleted for good.'],
])('effectInWords() of %o', (item, words) => {
  expect(effectInWords({ ...PAGE, ...item })).toBe(words);
});

test('sourceInWords() names what was not published by hand', () => {
  expect(sourceInWords({ source: 'publish', undoes: null })).toBeNull();
  expect(sourceInWords({ source: 'schedule', undoes: null })).toBe('On schedule');
  expect(sourceInWords({ source: 'undo', undoes: 3 })).toBe('Undo of #3');
});

test('kindInWords() is empty where the title says it', () => {
  expect([PAGE, SECTION, NAVIGATION].map(kindInWords)).toEqual(['Page', 'Section', '']);
});

describe('rowsOf()', () => {
  it('has a page and its entry in lists as one, and an entry alone as itself', () => {
    const listing = { ...PAGE, part: 'listings' };
    expect(rowsOf([PAGE, NAVIGATION, listing]).map(({ item, along }) => [item, along])).toEqual([
      [PAGE, [listing]],
      [NAVIGATION, []],
    ]);
    expect(rowsOf([listing])).toMatchObject([{ item: listing, along: [] }]);
  });
});
