import { expect, test } from 'vitest';
import { definitions } from '../../../blocks/definitions.ts';
import { findBlock } from '../block-tree.ts';
import { newBlock } from '../new-block.ts';
import { applyPatches } from '../patch.ts';
import { Refused } from '../refused.ts';
import { keysOf, sampleDocuments } from '../sample-documents.ts';
import { addBlock } from './add-block.ts';
import { duplicateBlock } from './duplicate-block.ts';
import { moveBlock } from './move-block.ts';
import { removeBlock } from './remove-block.ts';
import { setSpacing } from './set-spacing.ts';

const documents = sampleDocuments();
const headline = newBlock(definitions[0] as (typeof definitions)[number]);

test('addBlock() puts a block where it is told', () => {
  const patches = addBlock(documents, { kind: 'addBlock', list: { kind: 'contents' }, index: 1, item: headline });
  expect(keysOf(applyPatches(documents, patches).documents)).toEqual(['first', headline.key, 'columns', 'last']);
});

test('addBlock() puts a block into a slot of a container', () => {
  const list = { kind: 'slot', key: 'columns', path: 'right' } as const;
  const after = applyPatches(
    documents,
    addBlock(documents, { kind: 'addBlock', list, index: 0, item: headline }),
  ).documents;
  expect(findBlock(after, headline.key)?.list).toEqual(['page', 'contents', 1, 'right']);
});

test('addBlock() is refused when the list is full', () => {
  const contents = Array.from({ length: 500 }, (_, index) => ({ ...headline, key: `k${index}` }));
  const full = { ...documents, page: { ...documents.page, contents } };
  const command = { kind: 'addBlock', list: { kind: 'contents' }, index: 0, item: headline } as const;
  expect(() => addBlock(full, command)).toThrow(new Refused('There is room for 500 blocks here, and no more.'));
});

test('addBlock() is refused when the container is gone', () => {
  const list = { kind: 'slot', key: 'gone', path: 'left' } as const;
  expect(() => addBlock(documents, { kind: 'addBlock', list, index: 0, item: headline })).toThrow(Refused);
});

test('removeBlock() is one patch, wherever the block stands', () => {
  expect(removeBlock(documents, { kind: 'removeBlock', key: 'first' })).toEqual([
    { op: 'remove', path: ['page', 'contents', 0] },
  ]);
  expect(removeBlock(documents, { kind: 'removeBlock', key: 'quote' })).toHaveLength(1);
  expect(removeBlock(documents, { kind: 'removeBlock', key: 'gone' })).toEqual([]);
});

test('moveBlock() changes places with the neighbour', () => {
  const down = moveBlock(documents, { kind: 'moveBlock', key: 'first', by: 1 });
  expect(keysOf(applyPatches(documents, down).documents)).toEqual(['columns', 'first', 'last']);
  const up = moveBlock(documents, { kind: 'moveBlock', key: 'last', by: -1 });
  expect(keysOf(applyPatches(documents, up).documents)).toEqual(['first', 'last', 'columns']);
});

test('moveBlock() does nothing at the ends', () => {
  expect(moveBlock(documents, { kind: 'moveBlock', key: 'first', by: -1 })).toEqual([]);
  expect(moveBlock(documents, { kind: 'moveBlock', key: 'last', by: 1 })).toEqual([]);
});

test('duplicateBlock() copies a container with new keys all the way down', () => {
  const patches = duplicateBlock(documents, { kind: 'duplicateBlock', key: 'columns', copyKey: 'copy' });
  const after = applyPatches(documents, patches).documents;
  expect(keysOf(after)).toEqual(['first', 'columns', 'copy', 'last']);
  expect(after.page.contents[2]).toMatchObject({ left: [{ componentType: 'QuoteBlock' }] });
  expect(after.page.contents[2]).not.toMatchObject({ left: [{ key: 'quote' }] });
});

test('duplicateBlock() leaves the anchor to the original', () => {
  const patches = duplicateBlock(documents, { kind: 'duplicateBlock', key: 'first', copyKey: 'copy' });
  const after = applyPatches(documents, patches).documents;
  expect(after.page.contents[0]?.id).toBe('top');
  expect(after.page.contents[1]).not.toHaveProperty('id');
});

test('setSpacing() sets one side at one size', () => {
  const patches = setSpacing(documents, {
    kind: 'setSpacing',
    key: 'last',
    side: 'paddingTop',
    size: 'large',
    step: 5,
  });
  expect(patches).toEqual([
    { op: 'replace', path: ['page', 'contents', 2, 'spacing', 'paddingTop', 'large'], value: 5 },
  ]);
});
