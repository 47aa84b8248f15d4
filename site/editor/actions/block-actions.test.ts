import { expect, test } from 'vitest';
import { findBlock } from '../store/block-tree.ts';
import { keysOf } from '../store/sample-documents.ts';
import { actionsOf, performBlockAction, removeBlock } from './block-actions.ts';
import { sampleWorkbench } from './sample-workbench.ts';
import type { Workbench } from './workbench.ts';

function documentsOf({ store }: Workbench) {
  const { documents } = store.getState();
  if (!documents) throw new Error('The sample has documents');
  return documents;
}

test('performBlockAction() moves a block, speaks its position and keeps the focus on it', () => {
  const workbench = sampleWorkbench();
  performBlockAction(workbench, 'down', 'first');
  expect(keysOf(documentsOf(workbench))).toEqual(['columns', 'first', 'last']);
  const { announcement, focusRequest } = workbench.store.getState();
  expect(announcement.text).toBe('Headline moved down, now 2 of 3');
  expect(focusRequest).toEqual({ key: 'first' });
});

test('performBlockAction() does nothing where an action makes no sense', () => {
  const workbench = sampleWorkbench();
  const before = documentsOf(workbench);
  performBlockAction(workbench, 'up', 'first');
  performBlockAction(workbench, 'down', 'last');
  performBlockAction(workbench, 'up', 'gone');
  expect(documentsOf(workbench)).toBe(before);
});

test('performBlockAction() duplicates with the specified words', () => {
  const workbench = sampleWorkbench();
  performBlockAction(workbench, 'duplicate', 'last');
  expect(documentsOf(workbench).page.contents).toHaveLength(4);
  expect(workbench.said).toEqual(['Component successfully duplicated']);
});

test('performBlockAction() asks before it removes', () => {
  const workbench = sampleWorkbench();
  performBlockAction(workbench, 'remove', 'first');
  expect(workbench.store.getState().dialog).toEqual({ kind: 'remove', key: 'first' });
  expect(documentsOf(workbench).page.contents).toHaveLength(3);
});

test.each([
  ['first', 'columns'],
  ['last', 'columns'],
  ['quote', 'columns'],
])('removeBlock() of %s puts the focus on %s', (removed, next) => {
  const workbench = sampleWorkbench();
  removeBlock(workbench, removed);
  expect(findBlock(documentsOf(workbench), removed)).toBeNull();
  expect(workbench.store.getState().focusRequest).toEqual({ key: next });
});

test('actionsOf() has the specified actions', () => {
  const place = findBlock(documentsOf(sampleWorkbench()), 'first');
  expect(place && actionsOf(place)).toEqual(['up', 'down', 'spacing', 'duplicate', 'add', 'remove']);
});
