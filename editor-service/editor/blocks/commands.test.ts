import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBlock } from '../store/blocks/block-tree.ts';
import { selectedKeys } from '../store/blocks/selection.ts';
import { retrace } from '../store/state/run.ts';
import { restoreFrames, stubFrames } from '../store/testing/frames-for-test.ts';
import { keysOf } from '../store/testing/sample-documents.ts';
import { sampleWorkbench } from '../workbench/testing/sample-workbench.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { actionsOf } from './block-actions/offers/block-actions.ts';
import { moveBlocksTo, removeChosen } from './block-actions/select-blocks.ts';
import { performBlockAction } from './commands.ts';

function documentsOf({ store }: Workbench) {
  const { documents } = store.getState();
  if (!documents) throw new Error('The sample has documents');
  return documents;
}

let paint: () => void;

beforeEach(() => {
  paint = stubFrames();
});
afterEach(restoreFrames);

test('performBlockAction() moves a block, announces its position and keeps the focus on it', () => {
  const workbench = sampleWorkbench();
  performBlockAction(workbench, 'down', 'first');
  expect(keysOf(documentsOf(workbench))).toEqual(['columns', 'first', 'last']);
  const { announcement, focusRequest } = workbench.store.getState();
  expect(announcement.text).toBe('Headline moved down, now 2 of 3');
  expect(focusRequest).toEqual({ key: 'first' });
});

test('performBlockAction() does nothing when the action is not available', () => {
  const workbench = sampleWorkbench();
  const before = documentsOf(workbench);
  performBlockAction(workbench, 'up', 'first');
  performBlockAction(workbench, 'down', 'last');
  performBlockAction(workbench, 'up', 'gone');
  expect(documentsOf(workbench)).toBe(before);
});

test('performBlockAction() duplicates a block and shows the specified message', () => {
  const workbench = sampleWorkbench();
  performBlockAction(workbench, 'duplicate', 'last');
  expect(documentsOf(workbench).page.contents).toHaveLength(4);
  paint();
  expect(workbench.said).toEqual(['Component duplicated']);
});

test('performBlockAction() asks before it removes a block', () => {
  const workbench = sampleWorkbench();
  performBlockAction(workbench, 'remove', 'first');
  expect(workbench.store.getState().dialog).toEqual({ kind: 'remove', keys: ['first'] });
  expect(documentsOf(workbench).page.contents).toHaveLength(3);
});

test.each([
  ['first', 'columns'],
  ['last', 'columns'],
  ['quote', 'columns'],
])('removeBlocks() moves the focus from %s to %s', (removed, next) => {
  const workbench = sampleWorkbench();
  removeChosen(workbench, [removed]);
  expect(findBlock(documentsOf(workbench), removed)).toBeNull();
  expect(workbench.store.getState().focusRequest).toEqual({ key: next });
});

test('actionsOf() returns the specified actions', () => {
  const place = findBlock(documentsOf(sampleWorkbench()), 'first');
  expect(place && actionsOf({ items: [place.item] })).toEqual(
    expect.arrayContaining(['up', 'down', 'remove', 'spacing', 'duplicateTo']),
  );
});

const several = { kind: 'block', key: 'last', keys: ['first', 'last'] } as const;

test('performBlockAction() on one of several selected blocks applies to all of them, as one undo step', () => {
  const workbench = sampleWorkbench();
  workbench.store.setState({ selection: several });
  performBlockAction(workbench, 'up', 'last');
  expect(keysOf(documentsOf(workbench)), 'the first block cannot move up').toEqual(['first', 'columns', 'last']);
  performBlockAction(workbench, 'duplicate', 'last');
  expect(documentsOf(workbench).page.contents).toHaveLength(5);
  expect(selectedKeys(workbench.store.getState().selection)).toHaveLength(2);
  retrace(workbench.store, 'undo');
  expect(keysOf(documentsOf(workbench))).toEqual(['first', 'columns', 'last']);
});

test('performBlockAction() on another block leaves the selected ones alone', () => {
  const workbench = sampleWorkbench();
  workbench.store.setState({ selection: several });
  performBlockAction(workbench, 'remove', 'columns');
  expect(workbench.store.getState().dialog).toEqual({ kind: 'remove', keys: ['columns'] });
});

test('removeBlocks() removes several blocks as one undo step', () => {
  const workbench = sampleWorkbench();
  removeChosen(workbench, ['first', 'last']);
  expect(keysOf(documentsOf(workbench))).toEqual(['columns']);
  expect(workbench.store.getState().announcement.text).toBe('2 components removed');
  retrace(workbench.store, 'undo');
  expect(keysOf(documentsOf(workbench))).toEqual(['first', 'columns', 'last']);
});

test('moveBlocksTo() announces the new position, also in another list', () => {
  const workbench = sampleWorkbench();
  expect(moveBlocksTo(workbench, ['first'], { kind: 'slot', key: 'columns', path: 'left' }, 1)).toBe(true);
  const { announcement, focusRequest } = workbench.store.getState();
  expect(announcement.text).toBe('Headline moved, now 2 of 2 in Left column of Columns');
  expect(focusRequest).toEqual({ key: 'first' });
});

test('moveBlocksTo() reports why it refuses a move', () => {
  const workbench = sampleWorkbench();
  expect(moveBlocksTo(workbench, ['columns'], { kind: 'slot', key: 'columns', path: 'left' }, 0)).toBe(false);
  expect(workbench.said).toEqual(['A component cannot be moved into itself.']);
});
