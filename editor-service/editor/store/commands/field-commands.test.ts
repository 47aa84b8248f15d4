import { expect, test } from 'vitest';
import { applyPatches, valueIn } from '../documents/patch.ts';
import { sampleDocuments } from '../testing/sample-documents.ts';
import { setDocument } from './document-commands.ts';
import { addEntry, moveEntry, removeEntry, setField } from './field-commands.ts';
import { Refused } from './refused.ts';

const documents = sampleDocuments();
const navigation = { kind: 'navigation' } as const;
const list = ['a', 'b', 'c'];
const withTerms = { ...documents, navigation: { ...documents.navigation, commonlySearchedTerms: list } };
const terms = { owner: navigation, field: 'commonlySearchedTerms' };

test('setField() changes a text of a block inside a container', () => {
  const patches = setField(documents, {
    owner: { kind: 'block', key: 'quote' },
    field: 'quote',
    value: 'Hello',
  });
  expect(patches).toEqual([{ op: 'replace', path: ['page', 'contents', 1, 'left', 0, 'quote'], value: 'Hello' }]);
});

test('setField() creates missing objects along the path', () => {
  const patches = setField(documents, {
    owner: { kind: 'page' },
    field: 'region.prefix',
    value: 'nsw',
  });
  expect(patches).toEqual([{ op: 'add', path: ['page', 'region'], value: { prefix: 'nsw' } }]);
});

test('setField() changes nothing when the value is the same', () => {
  const owner = { kind: 'block', key: 'first' } as const;
  expect(setField(documents, { owner, field: 'title', value: 'First' })).toEqual([]);
});

test.each(['__proto__.polluted', 'header.constructor.name'])('setField() refuses the path %s', (field) => {
  expect(() => setField(documents, { owner: { kind: 'page' }, field, value: 1 })).toThrow('names no field');
  expect(valueIn({}, ['polluted'])).toBeUndefined();
});

test('setField() is refused when the block is gone', () => {
  const owner = { kind: 'block', key: 'gone' } as const;
  expect(() => setField(documents, { owner, field: 'title', value: '' })).toThrow(Refused);
});

test('addEntry() appends until the list is full', () => {
  const patches = addEntry(withTerms, { ...terms, value: 'd', max: 4 });
  expect(applyPatches(withTerms, patches).documents.navigation.commonlySearchedTerms).toEqual(['a', 'b', 'c', 'd']);
  expect(() => addEntry(withTerms, { ...terms, value: 'd', max: 3 })).toThrow('This list can have at most 3 items');
});

test('addEntry() fails when the target is not a list', () => {
  const command = { owner: navigation, field: 'contact', value: 1, max: 3 } as const;
  expect(() => addEntry(documents, command)).toThrow('"contact" is not a list.');
});

test('removeEntry() and moveEntry() leave the other entries alone', () => {
  const removed = removeEntry(withTerms, { ...terms, index: 0 });
  expect(removed).toHaveLength(1);
  expect(applyPatches(withTerms, removed).documents.navigation.commonlySearchedTerms).toEqual(['b', 'c']);
  const moved = moveEntry(withTerms, { ...terms, index: 2, by: -1 });
  expect(applyPatches(withTerms, moved).documents.navigation.commonlySearchedTerms).toEqual(['a', 'c', 'b']);
  expect(moveEntry(withTerms, { ...terms, index: 0, by: -1 })).toEqual([]);
});

test('setDocument() replaces what differs, except the fields that the service owns', () => {
  const theirs = { ...documents.page, revision: 9, title: 'Theirs' };
  expect(setDocument(documents, { name: 'page', document: theirs })).toEqual([
    { op: 'replace', path: ['page', 'title'], value: 'Theirs' },
  ]);
});
