import fc from 'fast-check';
import { expect, test } from 'vitest';
import { definitions } from '#site/blocks/definitions.ts';
import { freshCopies } from '../blocks/fresh-keys.ts';
import { freshBlock } from '../blocks/new-block.ts';
import type { Command } from '../commands/command.ts';
import { Refused } from '../commands/refused.ts';
import { sampleStore } from '../testing/sample-documents.ts';
import { isDirty } from './editor-state.ts';
import { closeStep, retrace, run } from './run.ts';

function typing(value: string): Command {
  return { kind: 'setField', owner: { kind: 'block', key: 'first' }, field: 'title', value };
}

test('run() replaces only the objects on the path of the change', () => {
  const store = sampleStore();
  const before = store.getState().documents;
  expect(run(store, typing('One'))).toBe(true);
  const after = store.getState().documents;
  expect(after?.page.contents[0]?.title).toBe('One');
  expect(after?.page.contents[1]).toBe(before?.page.contents[1]);
  expect(after?.navigation).toBe(before?.navigation);
});

test('run() records a text typed in one go as one step', () => {
  const store = sampleStore();
  run(store, typing('a'), 0);
  run(store, typing('ab'), 200);
  run(store, typing('abc'), 400);
  run(store, typing('abcd'), 4000);
  expect(store.getState().history.done).toHaveLength(2);
  retrace(store, 'undo');
  expect(store.getState().documents?.page.contents[0]?.title).toBe('abc');
  retrace(store, 'undo');
  expect(store.getState().documents?.page.contents[0]?.title).toBe('First');
});

test('run() records a paste, a link and what is typed after them as steps of their own', () => {
  const store = sampleStore();
  run(store, typing('a'), 0);
  closeStep(store);
  run(store, typing('ab'), 100);
  closeStep(store);
  run(store, typing('abc'), 200);
  run(store, typing('<a href="/about">abc</a>'), 300);
  run(store, typing('<a href="/about">abcd</a>'), 400);
  const seen = [];
  while (retrace(store, 'undo')) seen.push(store.getState().documents?.page.contents[0]?.title);
  expect(seen).toEqual(['abc', 'ab', 'a', 'First']);
});

test('run() starts a new step after an undo', () => {
  const store = sampleStore();
  run(store, typing('a'), 0);
  retrace(store, 'undo', 10);
  run(store, typing('b'), 20);
  expect(store.getState().change?.replaces).toBe(false);
  expect(retrace(store, 'redo')).toBe(false);
});

test('isDirty() is false again once everything is undone', () => {
  const store = sampleStore();
  run(store, typing('a'));
  expect(isDirty(store.getState(), 'page')).toBe(true);
  retrace(store, 'undo');
  expect(isDirty(store.getState(), 'page')).toBe(false);
});

const contents = { kind: 'contents' } as const;
const left = { kind: 'slot', key: 'columns', path: 'left' } as const;
const key = fc.constantFrom('first', 'columns', 'quote', 'last');
const command: fc.Arbitrary<() => Command> = fc.oneof(
  fc.tuple(key, fc.string({ maxLength: 3 })).map(
    ([block, value]) =>
      () =>
        ({ kind: 'setField', owner: { kind: 'block', key: block }, field: 'title', value }) as const,
  ),
  fc.uniqueArray(key).map((keys) => () => ({ kind: 'removeBlocks', keys }) as const),
  fc.tuple(fc.uniqueArray(key), fc.constantFrom(contents, left), fc.nat(4)).map(
    ([keys, list, index]) =>
      () =>
        ({ kind: 'moveBlocks', keys, list, index }) as const,
  ),
  fc.constantFrom(...definitions).map((definition) => () => {
    const items = freshCopies([freshBlock(definition), freshBlock(definition)]);
    return { kind: 'addBlocks', list: contents, index: 1, items } as const;
  }),
);

test('retrace() passes through the same documents, whatever was done', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 25 }), (commands) => {
      const store = sampleStore();
      const seen = [store.getState().documents];
      for (const [index, make] of commands.entries()) {
        try {
          if (run(store, make(), index * 5000)) seen.push(store.getState().documents);
        } catch (failure) {
          if (!(failure instanceof Refused)) throw failure;
        }
      }
      for (const documents of seen.slice(0, -1).toReversed()) {
        retrace(store, 'undo');
        expect(store.getState().documents).toEqual(documents);
      }
      for (const documents of seen.slice(1)) {
        retrace(store, 'redo');
        expect(store.getState().documents).toEqual(documents);
      }
    }),
    { numRuns: 150 },
  );
});
