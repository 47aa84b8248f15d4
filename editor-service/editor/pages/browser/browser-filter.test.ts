import { expect, test } from 'vitest';
import {
  browserFilterCount,
  browserQuery,
  FIRST_SORT,
  isNarrowed,
  NO_BROWSER_FILTER,
  sortedBy,
} from './browser-filter.ts';

test('browserQuery() names only what was chosen', () => {
  const none = { template: '', author: '', updatedBy: '', tag: '', q: '' };
  expect(browserQuery(NO_BROWSER_FILTER, FIRST_SORT)).toEqual(none);
  const filter = { ...NO_BROWSER_FILTER, q: ' open ', inTexts: true, status: 'draft', author: 'Ida' } as const;
  expect(browserQuery(filter, { by: 'updatedAt', isDescending: true })).toEqual({
    ...none,
    ...{ q: 'open', inTexts: true, status: 'draft', author: 'Ida', sort: 'updatedAt', isDescending: true },
  });
});

test('sortedBy() starts with the newest or with A, and turns round when chosen again', () => {
  const newest = sortedBy(FIRST_SORT, 'updatedAt');
  expect(newest).toEqual({ by: 'updatedAt', isDescending: true });
  expect(sortedBy(newest, 'updatedAt')).toEqual({ by: 'updatedAt', isDescending: false });
  expect(sortedBy(newest, 'title')).toEqual({ by: 'title', isDescending: false });
});

test('browserFilterCount() counts filters but not the search; either narrows the list', () => {
  expect([browserFilterCount(NO_BROWSER_FILTER), isNarrowed(NO_BROWSER_FILTER)]).toEqual([0, false]);
  expect(
    browserFilterCount({ ...NO_BROWSER_FILTER, q: 'open', tag: 'a:b', days: { from: '2026-01-01', to: '' } }),
  ).toBe(2);
  expect(isNarrowed({ ...NO_BROWSER_FILTER, q: 'open' })).toBe(true);
  expect(isNarrowed({ ...NO_BROWSER_FILTER, status: 'live' })).toBe(true);
});
