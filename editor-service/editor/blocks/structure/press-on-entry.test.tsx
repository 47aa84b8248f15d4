import { afterEach, beforeEach, expect, test } from 'vitest';
import { selectedKeys } from '../../store/blocks/selection.ts';
import { restoreFrames, stubFrames } from '../../store/testing/frames-for-test.ts';
import { keysOf } from '../../store/testing/sample-documents.ts';
import { sampleWorkbench } from '../../workbench/testing/sample-workbench.ts';
import { selectBlocks } from '../block-actions/select-blocks.ts';
import { pressOnEntry } from './ListView.tsx';

const NONE = { code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

beforeEach(() => {
  stubFrames();
});
afterEach(restoreFrames);

function sample() {
  const workbench = sampleWorkbench();
  const press = (key: string, with_: Partial<typeof NONE> = {}) =>
    pressOnEntry(workbench, workbench.store.getState().focusRequest?.key ?? '', { ...NONE, ...with_, key });
  selectBlocks(workbench, ['first']);
  return { press, state: () => workbench.store.getState(), store: workbench.store };
}

test('pressOnEntry() moves and removes a component of the list, as on the page', () => {
  const { press, state } = sample();
  expect(press('ArrowDown', { altKey: true })).toBe(true);
  const { documents } = state();
  expect(documents && keysOf(documents)).toEqual(['columns', 'first', 'last']);
  expect(press('Delete')).toBe(true);
  expect(state().dialog).toEqual({ kind: 'remove', keys: ['first'] });
});

test('pressOnEntry() moves to the neighbours, and selects several with Shift', () => {
  const { press, state } = sample();
  press('ArrowDown');
  expect(selectedKeys(state().selection)).toEqual(['columns']);
  press('ArrowUp');
  expect(press('ArrowDown', { shiftKey: true })).toBe(true);
  expect(selectedKeys(state().selection)).toEqual(['first', 'columns']);
});

test('pressOnEntry() ignores keys when shortcuts are switched off', () => {
  const { press, store } = sample();
  store.setState({ hasShortcuts: false });
  expect(press('Delete')).toBe(false);
  expect(press('ArrowDown')).toBe(false);
});
