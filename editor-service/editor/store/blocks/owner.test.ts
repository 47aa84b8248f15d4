import { expect, test } from 'vitest';
import { patchesOf } from '../commands/command.ts';
import { applyPatches } from '../documents/patch.ts';
import { sampleDocuments } from '../testing/sample-documents.ts';
import { ownerPath } from './owner.ts';

const documents = sampleDocuments();
const last = { kind: 'block', key: 'last' } as const;

test('ownerPath() finds a block on the page and inside a container', () => {
  expect(ownerPath(documents, last)).toEqual(['page', 'contents', 2]);
  expect(ownerPath(documents, { kind: 'block', key: 'quote' })).toEqual(['page', 'contents', 1, 'left', 0]);
});

test('ownerPath() finds a block again after it has moved, and returns null once it is removed', () => {
  expect(ownerPath(documents, last)).toEqual(['page', 'contents', 2]);
  const move = patchesOf(documents, { kind: 'moveBlocks', keys: ['last'], list: { kind: 'contents' }, index: 0 });
  const moved = applyPatches(documents, move).documents;
  expect(ownerPath(moved, last)).toEqual(['page', 'contents', 0]);
  const removal = patchesOf(moved, { kind: 'removeBlocks', keys: ['last'] });
  expect(ownerPath(applyPatches(moved, removal).documents, last)).toBeNull();
});
