import { expect, test } from 'vitest';
import { retrace, run } from '../store/state/run.ts';
import { sampleStore } from '../store/testing/sample-documents.ts';
import { mergeNewer } from './send-merged.ts';

const type = (store: ReturnType<typeof sampleStore>, field: string, value: string) =>
  run(store, { kind: 'setField', owner: { kind: 'footer' }, field, value });

function stateOf(store: ReturnType<typeof sampleStore>) {
  const { documents, saved, dialog } = store.getState();
  if (!documents || !saved) throw new Error('The sample has documents');
  return { mine: documents.footer, saved: saved.footer, dialog };
}

test('mergeNewer() merges changes of another editor with those made here', () => {
  const store = sampleStore();
  type(store, 'copyright', 'Mine');
  const theirs = { ...stateOf(store).saved, socialText: 'Theirs' };
  expect(mergeNewer(store, 'footer', theirs)).toBe(true);
  expect(stateOf(store)).toMatchObject({
    mine: { copyright: 'Mine', socialText: 'Theirs' },
    saved: theirs,
    dialog: null,
  });
  retrace(store, 'undo');
  const { copyright } = stateOf(store).saved;
  expect(stateOf(store).mine, 'undo takes back what was done here').toMatchObject({ copyright, socialText: 'Theirs' });
});

test('mergeNewer() refuses when both changed the same field, and changes nothing', () => {
  const store = sampleStore();
  type(store, 'copyright', 'Mine');
  const before = stateOf(store);
  const theirs = { ...before.saved, copyright: 'Theirs', socialText: 'Theirs' };
  expect(mergeNewer(store, 'footer', theirs)).toBe(false);
  expect(stateOf(store)).toEqual(before);
});

test('mergeNewer() does nothing when no other editor saved, or for another region', () => {
  const store = sampleStore();
  type(store, 'copyright', 'Mine');
  const { saved, mine } = stateOf(store);
  expect(mergeNewer(store, 'footer', saved)).toBe(true);
  expect(mergeNewer(store, 'footer', { ...saved, _id: 'footer_d1_vic', copyright: 'Vic' })).toBe(true);
  expect(stateOf(store).mine).toBe(mine);
});
