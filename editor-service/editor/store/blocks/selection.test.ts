import { expect, test } from 'vitest';
import { sampleDocuments } from '../testing/sample-documents.ts';
import { commonList, extended, outermost, selectedKeys, toggled } from './selection.ts';

const documents = sampleDocuments();
const only = (key: string) => ({ kind: 'block', key }) as const;

test('toggled() adds a block and removes it again', () => {
  const two = toggled(only('first'), 'last');
  expect(two).toEqual({ kind: 'block', key: 'last', keys: ['first', 'last'] });
  expect(toggled(two, 'first')).toEqual(only('last'));
  expect(toggled(only('first'), 'first')).toBeNull();
  expect(toggled({ kind: 'footer' }, 'first')).toEqual(only('first'));
});

test('extended() selects from the start of the selection, in both directions', () => {
  const down = extended(documents, only('first'), 'last');
  expect(down).toEqual({ kind: 'block', key: 'last', keys: ['first', 'columns', 'last'] });
  expect(extended(documents, down, 'columns')).toEqual({ kind: 'block', key: 'columns', keys: ['first', 'columns'] });
  expect(selectedKeys(extended(documents, only('last'), 'columns'))).toEqual(['last', 'columns']);
  expect(extended(documents, down, 'first')).toEqual(only('first'));
});

test('extended() selects the containers when the blocks are in different lists', () => {
  expect(selectedKeys(extended(documents, only('quote'), 'last'))).toEqual(['columns', 'last']);
  expect(selectedKeys(extended(documents, only('first'), 'quote'))).toEqual(['first', 'columns']);
});

test('outermost() returns blocks in reading order, without those inside another', () => {
  const keys = (...given: string[]) => outermost(documents, given).map(({ item }) => item.key);
  expect(keys('last', 'first')).toEqual(['first', 'last']);
  expect(keys('quote', 'columns')).toEqual(['columns']);
  expect(keys('gone')).toEqual([]);
});

test('commonList() is null for blocks of different lists', () => {
  expect(commonList(outermost(documents, ['first', 'last']))?.address).toEqual({ kind: 'contents' });
  expect(commonList(outermost(documents, ['first', 'quote']))).toBeNull();
});
