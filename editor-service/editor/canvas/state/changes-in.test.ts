import { expect, test } from 'vitest';
import { selectedKeys } from '../../store/blocks/selection.ts';
import type { EditorState } from '../../store/state/editor-state.ts';
import { run } from '../../store/state/run.ts';
import { sampleStore } from '../../store/testing/sample-documents.ts';
import { hasOtherContent } from '../blocks/use-block-item.ts';
import { changesIn } from './changes-of.ts';

const isSelectedIn = ({ selection }: EditorState, key: string) => selectedKeys(selection).includes(key);
const isOtherwiseSelected = (key: string) => (last: EditorState, now: EditorState) =>
  isSelectedIn(last, key) !== isSelectedIn(now, key);

test('changesIn() notifies only the block in which a letter was typed', () => {
  const store = sampleStore();
  const told: string[] = [];
  const keys = store.getState().documents?.page.contents.map(({ key }) => key) ?? [];
  for (const key of keys) changesIn(store, 'documents', hasOtherContent(key))(() => told.push(key));
  expect(keys.length).toBeGreaterThan(2);
  run(store, { kind: 'setField', owner: { kind: 'block', key: 'first' }, field: 'title', value: 'a' });
  expect(told).toEqual(['first']);
});

test('changesIn() notifies the blocks that become selected or deselected', () => {
  const store = sampleStore();
  const told: string[] = [];
  const stops = ['first', 'last', 'other'].map((key) =>
    changesIn(store, 'selection', isOtherwiseSelected(key))(() => told.push(key)),
  );
  store.setState({ selection: { kind: 'block', key: 'first' } });
  store.setState({ announcement: { text: 'Nothing to do with it' } });
  store.setState({ selection: { kind: 'block', key: 'last' } });
  expect(told).toEqual(['first', 'first', 'last']);
  for (const stop of stops) stop();
  store.setState({ selection: null });
  expect(told).toHaveLength(3);
});
