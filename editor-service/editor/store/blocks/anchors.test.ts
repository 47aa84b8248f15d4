import { expect, test } from 'vitest';
import { applyPatches } from '../documents/patch.ts';
import { sampleDocuments } from '../testing/sample-documents.ts';
import { anchorProblem, anchorsOf, toAnchor } from './anchors.ts';

const documents = sampleDocuments();

test('anchorsOf() returns the anchors of all blocks', () => {
  expect(anchorsOf(documents)).toEqual(['top']);
});

test.each([
  ['Our people', 'Our-people'],
  [' a b!c', 'a-bc'],
  ['#team', 'team'],
])('toAnchor(%j) is %j', (text, anchor) => {
  expect(toAnchor(text)).toBe(anchor);
});

test('anchorProblem() rejects invalid anchors and those of other blocks', () => {
  expect(anchorProblem(documents, 'last', 'team')).toBeNull();
  expect(anchorProblem(documents, 'last', '')).toBeNull();
  expect(anchorProblem(documents, 'last', '1st')).toBe('An anchor must start with a letter.');
  expect(anchorProblem(documents, 'last', 'top')).toBe('Another component on this page already has this anchor.');
  expect(anchorProblem(documents, 'first', 'top'), 'it is its own').toBeNull();
  const twice = applyPatches(documents, [{ op: 'add', path: ['page', 'contents', 2, 'id'], value: 'top' }]).documents;
  expect(anchorProblem(twice, 'first', 'top')).toBe('Another component on this page already has this anchor.');
});
