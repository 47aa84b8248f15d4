import { expect, test } from 'vitest';
import type { Page } from '#content-store/model/entities/page.ts';
import { withDefaults } from '../blocks/with-defaults.ts';
import { applyPatches } from '../documents/patch.ts';
import { keysOf, sampleDocuments } from '../testing/sample-documents.ts';
import { patchesOf } from './command.ts';

const documents = sampleDocuments();
const { page } = documents;
const [first, columns, last] = page.contents;
const added = { componentType: 'Headline', key: 'new', title: 'New words' };
const inside = { componentType: 'QuoteBlock', key: 'more', quote: 'More words' };

function taken(key: string, contents: readonly unknown[], from = documents) {
  const original = { ...page, contents: withDefaults(contents as Page['contents']) };
  const patches = patchesOf(from, { kind: 'takeOver', original, key });
  return { patches, after: applyPatches(from, patches).documents };
}

test('takeOver copies a new block behind its neighbour, with texts that wait', () => {
  const { after, patches } = taken('new', [first, added, columns, last]);
  expect(keysOf(after)).toEqual(['first', 'new', 'columns', 'last']);
  expect(after.page.openTexts).toEqual({ 'new/title': 'original' });
  expect(applyPatches(after, applyPatches(documents, patches).inverse).documents).toEqual(documents);
  expect(taken('new', [first, added, columns, last], after).patches).toEqual([]);
});

test('takeOver puts a block into the list of its container', () => {
  const quote = (columns as unknown as { left: object[] }).left[0];
  const { after } = taken('more', [first, { ...columns, left: [quote, inside] }, last]);
  expect(after.page.contents[1]).toMatchObject({ left: [{ key: 'quote' }, { key: 'more', quote: 'More words' }] });
});

test('takeOver removes and moves as the original did, and does nothing twice', () => {
  const removed = taken('last', [first, columns]);
  expect(keysOf(removed.after)).toEqual(['first', 'columns']);
  expect(taken('last', [first, columns], removed.after).patches).toEqual([]);
  const moved = taken('last', [last, first, columns]);
  expect(keysOf(moved.after)).toEqual(['last', 'first', 'columns']);
  expect(taken('last', [last, first, columns], moved.after).patches).toEqual([]);
});

test('confirmTexts closes the texts that it names', () => {
  const open = {
    ...documents,
    page: { ...page, openTexts: { 'first/title': 'machine', '/title': 'original' } as const },
  };
  const patches = patchesOf(open, { kind: 'confirmTexts', places: ['first/title'] });
  expect(applyPatches(open, patches).documents.page.openTexts).toEqual({ '/title': 'original' });
});
