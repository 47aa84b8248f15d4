import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ContentItem } from '#content-store/model/values/content-item.ts';
import { type BlockForest, contentsOf, forestOf, listId, type PlacedBlock, placesIn } from '../blocks/block-forest.ts';
import { allBlocks } from '../blocks/block-tree.ts';
import { withDefaults } from '../blocks/with-defaults.ts';
import { sampleDocuments } from '../testing/sample-documents.ts';
import { mergeBlocks } from './merge-blocks.ts';

interface Operation {
  kind: 'add' | 'remove' | 'change' | 'move';
  which: number;
  where: number;
  index: number;
}

const operations = fc.array(
  fc.record({
    kind: fc.constantFrom('add', 'remove', 'change', 'move'),
    which: fc.nat(20),
    where: fc.nat(20),
    index: fc.nat(6),
  }) as fc.Arbitrary<Operation>,
  { maxLength: 6 },
);

/** Two columns with leaves and a container inside, and leaves around them. */
const START = withDefaults([
  leaf('a'),
  columns('box', [leaf('b'), columns('inner', [leaf('c')], [leaf('d')])], [leaf('e')]),
  leaf('f'),
  columns('other', [], [leaf('g')]),
]);

test('mergeBlocks() neither loses nor duplicates anything, whatever both sides did', () => {
  fc.assert(
    fc.property(operations, operations, fc.constantFrom('mine', 'theirs'), (my, their, choice) => {
      const [mine, theirs] = [edited(START, my, 'm'), edited(START, their, 't')];
      const first = mergeBlocks(START, mine, theirs, new Map());
      const choices = new Map(first.conflicts.map(({ id }) => [id, choice] as const));
      const { contents } = mergeBlocks(START, mine, theirs, choices);
      const found = blocksOf(contents);
      const keys = found.map(({ key }) => key);
      expect(new Set(keys).size, 'nothing is doubled').toBe(keys.length);
      const disputed = new Set(first.conflicts.flatMap(({ mine: own, theirs: other }) => keysIn(own, other)));
      for (const [side, other] of [
        [mine, theirs],
        [theirs, mine],
      ] as const) {
        const [here, there, before] = [side, other, START].map(titles);
        for (const [key, title] of here ?? []) {
          if (disputed.has(key)) continue;
          const isNew = !before?.has(key);
          const isChanged = !isNew && before?.get(key) !== title;
          if (isNew || isChanged) expect(titles(contents).get(key), `${key} is there as it was made`).toBe(title);
          else if (there?.has(key)) expect(keys, `${key} stays`).toContain(key);
          else expect(keys, `${key} was removed`).not.toContain(key);
        }
      }
    }),
    { numRuns: 400 },
  );
});

test('mergeBlocks() returns the changed side when the other changed nothing', () => {
  fc.assert(
    fc.property(operations, (done) => {
      const after = edited(START, done, 'x');
      expect(mergeBlocks(START, after, START, new Map())).toEqual({ contents: after, conflicts: [] });
      expect(mergeBlocks(START, START, after, new Map())).toEqual({ contents: after, conflicts: [] });
      expect(mergeBlocks(START, after, after, new Map())).toEqual({ contents: after, conflicts: [] });
    }),
    { numRuns: 200 },
  );
});

test('mergeBlocks() keeps two containers that were moved into each other', () => {
  const into = (moved: string, target: string) => {
    const { blocks, lists } = parts(START);
    place(blocks, lists, moved, { parent: target, slot: 'left' }, 0);
    return contentsOf({ blocks, lists });
  };
  const { contents } = mergeBlocks(START, into('box', 'other'), into('other', 'box'), new Map());
  expect(
    blocksOf(contents)
      .map(({ key }) => key)
      .toSorted(),
  ).toEqual(
    blocksOf(START)
      .map(({ key }) => key)
      .toSorted(),
  );
});

test('forestOf() keeps both blocks when two have the same key', () => {
  const twins = withDefaults([leaf('a'), { ...leaf('a'), title: 'the other' }]);
  expect(contentsOf(forestOf(twins))).toEqual(twins);
});

function leaf(key: string): ContentItem {
  return { componentType: 'Headline', key, title: key } as unknown as ContentItem;
}

function columns(key: string, left: ContentItem[], right: ContentItem[]): ContentItem {
  return { componentType: 'ThreeColumnContent', key, left, right } as unknown as ContentItem;
}

function edited(contents: readonly ContentItem[], done: readonly Operation[], author: string): ContentItem[] {
  const { blocks, lists } = parts(contents);
  for (const [step, { kind, which, where, index }] of done.entries()) {
    const ids = [...blocks.keys()];
    const id = ids[which % Math.max(1, ids.length)] ?? '';
    const places = [{ parent: null, slot: 'contents' }, ...ids.flatMap((one) => placesIn(one, ownOf(blocks, one)))];
    const target = places[where % places.length] ?? { parent: null, slot: 'contents' };
    if (kind === 'add') {
      const fresh = `${author}${step}`;
      const [own] = withDefaults([leaf(fresh)]);
      if (own) blocks.set(fresh, { own, ...target });
      place(blocks, lists, fresh, target, index);
    } else if (kind === 'remove' && blocks.has(id)) remove(blocks, lists, id);
    else if (kind === 'change' && blocks.has(id)) {
      blocks.set(id, { ...(blocks.get(id) as PlacedBlock), own: { ...ownOf(blocks, id), title: `${author}${step}` } });
    } else if (kind === 'move' && !isInside(blocks, target.parent, id)) place(blocks, lists, id, target, index);
  }
  return contentsOf({ blocks, lists });
}

type Lists = Map<string, string[]>;
type Blocks = Map<string, PlacedBlock>;

function parts(contents: readonly ContentItem[]): { blocks: Blocks; lists: Lists } {
  const forest: BlockForest = forestOf(contents);
  return {
    blocks: new Map(forest.blocks),
    lists: new Map([...forest.lists].map(([list, ids]) => [list, [...ids]])),
  };
}

function place(blocks: Blocks, lists: Lists, id: string, target: Pick<PlacedBlock, 'parent' | 'slot'>, index: number) {
  const block = blocks.get(id);
  if (!block) return;
  for (const ids of lists.values()) if (ids.includes(id)) ids.splice(ids.indexOf(id), 1);
  const list = lists.get(listId(target)) ?? [];
  list.splice(Math.min(index, list.length), 0, id);
  lists.set(listId(target), list);
  blocks.set(id, { ...block, ...target });
}

function remove(blocks: Blocks, lists: Lists, id: string) {
  for (const child of [...blocks].flatMap(([key, { parent }]) => (parent === id ? [key] : [])))
    remove(blocks, lists, child);
  for (const ids of lists.values()) if (ids.includes(id)) ids.splice(ids.indexOf(id), 1);
  blocks.delete(id);
}

function isInside(blocks: Blocks, id: string | null, container: string): boolean {
  return id !== null && (id === container || isInside(blocks, blocks.get(id)?.parent ?? null, container));
}

const ownOf = (blocks: Blocks, id: string): ContentItem => (blocks.get(id) as PlacedBlock).own;

function blocksOf(contents: ContentItem[]): ContentItem[] {
  const documents = sampleDocuments();
  return allBlocks({ ...documents, page: { ...documents.page, contents } });
}

const titles = (contents: ContentItem[]) => new Map(blocksOf(contents).map(({ key, title }) => [key, title]));
const keysIn = (...items: (ContentItem | null)[]) =>
  items.flatMap((item) => (item ? blocksOf([item]) : [])).map(({ key }) => key);
