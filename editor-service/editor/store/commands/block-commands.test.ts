import { expect, test } from 'vitest';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { blockOf } from '#site/content/item-schema.ts';
import { findBlock } from '../blocks/block-tree.ts';
import { freshBlock } from '../blocks/new-block.ts';
import type { Documents } from '../documents/documents.ts';
import { applyPatches, type Patch } from '../documents/patch.ts';
import { keysOf, sampleDocuments } from '../testing/sample-documents.ts';
import { addBlocks, moveBlocks, removeBlocks } from './block-commands.ts';
import { setField } from './field-commands.ts';
import { Refused } from './refused.ts';

const documents = sampleDocuments();
const contents = { kind: 'contents' } as const;
const left = { kind: 'slot', key: 'columns', path: 'left' } as const;
const right = { kind: 'slot', key: 'columns', path: 'right' } as const;

function fresh(componentType: string, more: Partial<ContentItem> = {}): ContentItem {
  const block = blockOf(componentType);
  if (!block) throw new Error(`There is no block called ${componentType}`);
  return { ...freshBlock(block.definition), ...more };
}

const after = (patches: Patch[], before: Documents = documents) => applyPatches(before, patches).documents;
const move = (keys: string[], list: Parameters<typeof moveBlocks>[1]['list'], index: number) =>
  moveBlocks(documents, { keys, list, index });

test('addBlocks() inserts blocks at the given index, in their order', () => {
  const items = [fresh('Headline', { key: 'a' }), fresh('Headline', { key: 'b' })];
  const patches = addBlocks(documents, { list: contents, index: 1, items });
  expect(keysOf(after(patches))).toEqual(['first', 'a', 'b', 'columns', 'last']);
});

test('addBlocks() puts a block into a slot of a container', () => {
  const patches = addBlocks(documents, {
    list: right,
    index: 0,
    items: [fresh('Headline', { key: 'a' })],
  });
  expect(findBlock(after(patches), 'a')?.siblings.path).toEqual(['page', 'contents', 1, 'right']);
});

test('addBlocks() is refused when the list is full', () => {
  const many = Array.from({ length: 499 }, (_, index) => fresh('Headline', { key: `k${index}` }));
  const full = { ...documents, page: { ...documents.page, contents: many } };
  const add = (items: ContentItem[]) => addBlocks(full, { list: contents, index: 0, items });
  expect(add([fresh('Headline')])).toHaveLength(1);
  expect(() => add([fresh('Headline'), fresh('Headline')])).toThrow(
    new Refused('A list can have at most 500 components.'),
  );
});

test('addBlocks() is refused when the container is gone', () => {
  const list = { kind: 'slot', key: 'gone', path: 'left' } as const;
  expect(() => addBlocks(documents, { list, index: 0, items: [fresh('Headline')] })).toThrow(Refused);
});

test('addBlocks() is refused when a container does not accept the block', () => {
  expect(() => addBlocks(documents, { list: left, index: 0, items: [fresh('Hub')] })).toThrow(
    new Refused('Left column cannot contain Hub components.'),
  );
});

test('addBlocks() is refused when containers would be nested too deeply', () => {
  let nested = fresh('ContentPanel');
  for (let level = 1; level < 8; level++) nested = fresh('ContentPanel', { contents: [nested] });
  const add = (list: typeof contents | typeof left) => addBlocks(documents, { list, index: 0, items: [nested] });
  expect(() => add(contents)).toThrow(new Refused('Components can be nested at most 8 levels deep.'));
  nested = (nested.contents as ContentItem[])[0] as ContentItem;
  expect(add(contents)).toHaveLength(1);
  expect(() => add(left)).toThrow(Refused);
});

test('removeBlocks() returns one patch for each outermost block', () => {
  const remove = (...keys: string[]) => removeBlocks(documents, { keys });
  expect(remove('first')).toEqual([{ op: 'remove', path: ['page', 'contents', 0] }]);
  expect(remove('gone')).toEqual([]);
  expect(keysOf(after(remove('first', 'last')))).toEqual(['columns']);
  expect(remove('quote', 'columns'), 'the quote goes with its columns').toHaveLength(1);
});

test('moveBlocks() moves a block up and down in its list', () => {
  expect(keysOf(after(move(['first'], contents, 2)))).toEqual(['columns', 'first', 'last']);
  expect(keysOf(after(move(['last'], contents, 0)))).toEqual(['last', 'first', 'columns']);
});

test('moveBlocks() moves several blocks together, in reading order', () => {
  expect(keysOf(after(move(['last', 'first'], contents, 2)))).toEqual(['columns', 'first', 'last']);
  expect(keysOf(after(move(['columns', 'last'], contents, 0)))).toEqual(['columns', 'last', 'first']);
});

test('moveBlocks() moves a block into a container whose own index shifts, and out of a container', () => {
  const inside = after(move(['first'], left, 0));
  expect(keysOf(inside)).toEqual(['columns', 'last']);
  expect(inside.page.contents[0]).toMatchObject({ left: [{ key: 'first' }, { key: 'quote' }] });
  expect(keysOf(after(move(['quote'], contents, 3)))).toEqual(['first', 'columns', 'last', 'quote']);
});

test('moveBlocks() changes nothing when the blocks are already there', () => {
  expect(move(['first'], contents, 0)).toEqual([]);
  expect(move(['first'], contents, 1)).toEqual([]);
  expect(move(['last'], contents, 99)).toEqual([]);
  expect(move(['first', 'columns'], contents, 1)).toEqual([]);
});

test('moveBlocks() does not move a container into itself', () => {
  expect(() => move(['columns'], right, 0)).toThrow(new Refused('A component cannot be moved into itself.'));
});

test('moveBlocks() is undone by its inverse', () => {
  for (const patches of [move(['first', 'last'], left, 1), move(['quote', 'first'], contents, 3)]) {
    const { documents: moved, inverse } = applyPatches(documents, patches);
    expect(applyPatches(moved, inverse).documents).toEqual(documents);
  }
});

test('setField() sets one side of the spacing at one size', () => {
  const patches = setField(documents, {
    owner: { kind: 'block', key: 'last' },
    field: 'spacing.paddingTop.large',
    value: 5,
  });
  expect(patches).toEqual([
    { op: 'replace', path: ['page', 'contents', 2, 'spacing', 'paddingTop', 'large'], value: 5 },
  ]);
});
