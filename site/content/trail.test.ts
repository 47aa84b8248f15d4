import { expect, test } from 'vitest';
import { type Reader, slugsAbove, trailOf } from '#content-store/model/published/reader.ts';
import { trailAbove, withTrail } from './trail.ts';

const pages = [
  { slug: 'a', title: '', header: { heading: 'A' } },
  { slug: 'a/b', title: 'About bread', header: {} },
];
const reader = {
  ask: async (_kind: string, { slug }: { slug: string }) =>
    trailOf(slugsAbove(slug).map((above) => pages.find((page) => page.slug === above))),
} as unknown as Reader;
const page = (slug: string, more: object = {}) => ({ slug, showBreadcrumb: true, header: {}, ...more });

test('trailAbove() names the pages above that are there, from the top', async () => {
  const steps = await trailAbove(page('a/b/gone/c'), reader);
  expect(steps.map(({ text, slug }) => [text, slug])).toEqual([
    ['A', '/a'],
    ['About bread', '/a/b'],
  ]);
  expect(withTrail(page('a/b/c'), steps).header).toEqual({ breadcrumb: steps });
});

test.each([
  ['that is written', page('a/b/c', { header: { breadcrumb: [{ text: 'Mine', slug: '/', type: 'page' }] } })],
  ['that is off', page('a/b/c', { showBreadcrumb: false })],
  ['of a page at the top', page('a')],
])('trailAbove() leaves a breadcrumb %s alone', async (_, one) => {
  expect(await trailAbove(one, reader)).toEqual([]);
  expect(withTrail(one, [])).toBe(one);
});
