import { expect, test } from 'vitest';
import { createEditorStore } from '../../store/state/editor-state.ts';
import { changesOf } from './changes-of.ts';

test('changesOf() notifies of changes of one part of the state only', () => {
  const store = createEditorStore({ domainId: 'main', slug: '' });
  const heard: unknown[] = [];
  const stop = changesOf(store, 'selection')(() => heard.push(store.getState().selection));
  store.setState({ announcement: { text: 'Moved' } });
  store.setState({ selection: { kind: 'page' } });
  stop();
  store.setState({ selection: null });
  expect(heard).toEqual([{ kind: 'page' }]);
});

test('changesOf() does not notify a late listener of earlier changes', () => {
  const store = createEditorStore({ domainId: 'main', slug: '' });
  changesOf(store, 'selection')(() => undefined)();
  store.setState({ selection: { kind: 'page' } });
  const heard: unknown[] = [];
  changesOf(store, 'selection')(() => heard.push('told'));
  store.setState({ slug: 'elsewhere' });
  expect(heard).toEqual([]);
});
