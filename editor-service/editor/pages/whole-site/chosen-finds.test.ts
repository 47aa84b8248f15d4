import { expect, test } from 'vitest';
import type { FoundDocument } from '../../../contract/pages-replace.ts';
import { batchesOf, chosenIn, withFinds } from './chosen-finds.ts';

const found = (_id: string, count: number, refusal: string | null = null): FoundDocument => ({
  ...{ kind: 'pages', _id, title: _id, slug: _id, version: '1', refusal },
  finds: Array.from({ length: count }, (_, at) => ({
    ...{ at, blockKey: null, block: 'Header', field: 'Heading', before: '', match: 'a', after: '', isAddress: false },
  })),
});

test('everything that one may change is chosen until it is left out', () => {
  const [page, locked] = [found('page', 3), found('locked', 2, 'Only certain roles may edit this page')];
  const leftOut = withFinds(new Set(), page, [1], false);
  expect(chosenIn(page, leftOut)).toEqual([0, 2]);
  expect(chosenIn(page, withFinds(leftOut, page, [1], true))).toEqual([0, 1, 2]);
  expect(chosenIn(locked, new Set())).toEqual([]);
  expect(batchesOf([page, locked], leftOut)).toEqual([[{ kind: 'pages', _id: 'page', version: '1', finds: [0, 2] }]]);
});

test('batchesOf() leaves no call more than 500 documents', () => {
  const many = Array.from({ length: 1001 }, (_, index) => found(`${index}`, 1));
  expect(batchesOf(many, new Set()).map(({ length }) => length)).toEqual([500, 500, 1]);
  expect(batchesOf([], new Set())).toEqual([]);
});
