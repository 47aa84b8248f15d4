import { expect, test } from 'vitest';
import { NO_SITEMAP_FILTER, sitemapQuery } from './SitemapTab.tsx';

const everything = {
  slug: 'about',
  pageType: 'page',
  frequency: 'daily',
  priority: '0.5',
  days: { from: '2026-03-01', to: '2026-03-31' },
  publishableByYou: 'true',
} as const;

test('sitemapQuery() is empty when no filter is set', () => {
  expect(sitemapQuery(NO_SITEMAP_FILTER)).toEqual({});
});

test('sitemapQuery() uses the parameter names of the call, and whole days', () => {
  const { lastModFrom = '', lastModTo = '', ...rest } = sitemapQuery(everything);
  expect(rest).toEqual({ slug: 'about', pageType: 'page', freq: 'daily', priority: '0.5', publishableByYou: 'true' });
  expect(new Date(lastModFrom) < new Date(lastModTo)).toBe(true);
});

test('sitemapQuery() omits an invalid priority', () => {
  expect(sitemapQuery({ ...NO_SITEMAP_FILTER, priority: '5' })).toEqual({});
  expect(sitemapQuery({ ...NO_SITEMAP_FILTER, priority: '0' })).toEqual({ priority: '0' });
});
