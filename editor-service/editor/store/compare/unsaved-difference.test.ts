import { expect, test } from 'vitest';
import type { UnsavedWork } from '../documents/unsaved-work.ts';
import { sampleDocuments } from '../testing/sample-documents.ts';
import { unsavedDifference } from './compare-pages.ts';

const documents = sampleDocuments();
const work = (name: UnsavedWork['name'], path: (string | number)[], value: unknown): UnsavedWork => ({
  tab: 't',
  name,
  documentId: documents[name]._id,
  base: documents[name],
  at: 0,
  changes: [[{ op: 'replace', path: [name, ...path], value }]],
});

test('unsavedDifference() returns the changed block and its changed fields', () => {
  expect(unsavedDifference(documents, work('page', ['contents', 0, 'title'], 'Half a sentence'))).toEqual([
    {
      ...{ key: 'first', kind: 'changed', name: 'Headline “Half a sentence”' },
      fields: [{ path: 'title', name: 'Title', before: 'First', after: 'Half a sentence' }],
    },
  ]);
});

test('unsavedDifference() returns changes of the navigation and the footer', () => {
  const [line] = unsavedDifference(documents, work('footer', ['copyright'], 'New'));
  expect(line).toMatchObject({ name: 'The footer', kind: 'changed' });
});

test('unsavedDifference() is empty for changes that no longer apply', () => {
  expect(unsavedDifference(documents, work('page', ['contents', 99, 'inner', 'title'], 'x'))).toEqual([]);
});
