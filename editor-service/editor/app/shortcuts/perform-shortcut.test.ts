import { expect, test } from 'vitest';
import { run } from '../../store/state/run.ts';
import { sampleWorkbench } from '../../workbench/testing/sample-workbench.ts';
import { performShortcut } from './perform-shortcut.ts';

const copyright = ({ store }: ReturnType<typeof sampleWorkbench>) => store.getState().documents?.footer.copyright;

test('performShortcut() undoes a change of the page; in a dialog, undo is left to the browser', () => {
  const workbench = sampleWorkbench();
  const { store } = workbench;
  const before = copyright(workbench);
  run(store, { kind: 'setField', owner: { kind: 'footer' }, field: 'copyright', value: 'New' });
  store.setState({ dialog: { kind: 'newPage' } });
  expect(performShortcut(workbench, 'undo')).toBe(false);
  expect(copyright(workbench)).toBe('New');
  store.setState({ dialog: null });
  expect(performShortcut(workbench, 'undo')).toBe(true);
  expect(copyright(workbench)).toBe(before);
});

test('performShortcut() ignores save and help in a dialog, and keeps the browser from saving', () => {
  const workbench = sampleWorkbench();
  workbench.store.setState({ dialog: { kind: 'newPage' } });
  expect(performShortcut(workbench, 'save')).toBe(true);
  expect(performShortcut(workbench, 'help')).toBe(true);
  expect(workbench.store.getState()).toMatchObject({ dialog: { kind: 'newPage' }, saving: [] });
});

test('performShortcut() adds a component at the end of the page, or below the selected one', () => {
  const workbench = sampleWorkbench();
  const { store } = workbench;
  const contents = store.getState().documents?.page.contents ?? [];
  store.setState({ activeMenuItem: 'select', selection: null });
  performShortcut(workbench, 'add');
  expect(store.getState().dialog).toMatchObject({ kind: 'addBlock', index: contents.length });
  store.setState({ dialog: null, selection: { kind: 'block', key: contents[0]?.key ?? '' } });
  performShortcut(workbench, 'add');
  expect(store.getState().dialog).toMatchObject({ kind: 'addBlock', index: 1 });
});
