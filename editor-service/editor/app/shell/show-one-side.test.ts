import { expect, test } from 'vitest';
import { createEditorStore } from '../../store/state/editor-state.ts';
import { showOneSide } from './remember-view.ts';

function shell(matches: boolean, open: { isOutlineOpen: boolean; isPanelOpen: boolean }) {
  const store = createEditorStore({
    domainId: 'demo',
    slug: '',
    isDraft: true,
    activeMenuItem: 'select',
    dialog: null,
  });
  store.setState(open);
  const width = Object.assign(new EventTarget(), { matches });
  showOneSide(store, width);
  const shown = () => {
    const { isOutlineOpen, isPanelOpen } = store.getState();
    return { isOutlineOpen, isPanelOpen };
  };
  return { store, width, shown };
}

const outline = { isOutlineOpen: true, isPanelOpen: false };
const panel = { isOutlineOpen: false, isPanelOpen: true };
const both = { isOutlineOpen: true, isPanelOpen: true };

test('showOneSide() closes the open side when the other one opens on a phone', () => {
  const { store, shown } = shell(true, outline);
  store.setState({ isPanelOpen: true });
  expect(shown()).toEqual(panel);
  store.setState({ isOutlineOpen: true });
  expect(shown()).toEqual(outline);
});

test('showOneSide() leaves both open until the window gets too narrow', () => {
  const { width, shown } = shell(false, both);
  expect(shown()).toEqual(both);
  width.matches = true;
  width.dispatchEvent(new Event('change'));
  expect(shown()).toEqual(panel);
});

test('showOneSide() keeps only the panel when both were left open', () => {
  expect(shell(true, both).shown()).toEqual(panel);
});

test('showOneSide() gives comments and the panel one place, at any width', () => {
  const { store } = shell(false, panel);
  const open = () => {
    const { isPanelOpen, isCommentsOpen } = store.getState();
    return { isPanelOpen, isCommentsOpen };
  };
  store.setState({ isCommentsOpen: true });
  expect(open()).toEqual({ isPanelOpen: false, isCommentsOpen: true });
  store.setState({ isPanelOpen: true });
  expect(open()).toEqual({ isPanelOpen: true, isCommentsOpen: false });
});
