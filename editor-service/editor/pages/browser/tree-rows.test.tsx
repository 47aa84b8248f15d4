import { expect, test } from 'vitest';
import { branchOf } from './browser-row.ts';
import { ancestorsOf, type LoadedLevels, treeRows } from './PageTree.tsx';

const page = (slug: string) => ({
  ...{ _id: slug, slug, title: slug, template: 'generic', status: 'draft' as const, author: '' },
  ...{ updatedAt: '', updatedBy: '', editableByYou: true, publishableByYou: true },
});
const node = (slug: string, below = 0) => ({ slug, page: page(slug), below });

const levels: LoadedLevels = new Map([
  ['', { nodes: [node(''), node('news', 3), { slug: 'old', page: null, below: 1 }], total: 5 }],
  ['news', { nodes: [node('news/a', 1)], total: 1 }],
]);
const told = (open: string[]) =>
  treeRows(levels, new Set(open)).map((row) =>
    'page' in row ? `${row.level} ${row.page.slug}` : `${row.level} ${row.kind}`,
  );

test('treeRows() shows what is below open places, folders, what loads and what is left', () => {
  expect(told([])).toEqual(['1 ', '1 news', '1 folder', '1 more']);
  expect(told(['news', 'news/a'])).toEqual(['1 ', '1 news', '2 news/a', '3 loading', '1 folder', '1 more']);
});

test('branchOf() names what a row opens', () => {
  const [home, news, old] = treeRows(levels, new Set());
  expect([home, news, old].map(branchOf)).toEqual([null, 'news', 'old']);
});

test('ancestorsOf() lists the addresses above a page', () => {
  expect(ancestorsOf('a/b/c')).toEqual(['a', 'a/b']);
  expect(ancestorsOf('a')).toEqual([]);
});
