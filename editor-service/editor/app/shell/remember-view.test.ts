import { afterEach, expect, test, vi } from 'vitest';
import { createEditorStore } from '../../store/state/editor-state.ts';
import { rememberView } from './remember-view.ts';

afterEach(() => vi.unstubAllGlobals());

/** An editor that is opened in a window of this width, in a tab that keeps what the one before left. */
function opened(innerWidth: number, tab: Map<string, string>, browser = new Map<string, string>()) {
  vi.stubGlobal('window', { innerWidth });
  for (const [name, kept] of [['sessionStorage', tab] as const, ['localStorage', browser] as const]) {
    const getItem = (key: string) => kept.get(key) ?? null;
    vi.stubGlobal(name, { getItem, setItem: (key: string, value: string) => kept.set(key, value) });
  }
  const store = createEditorStore({ domainId: 'demo', slug: '' });
  rememberView(store);
  return store;
}

test('rememberView() opens the next page with the panel that was open beside this one', () => {
  const tab = new Map<string, string>();
  opened(1440, tab).setState({ isPanelOpen: true, isOutlineOpen: true });
  expect(opened(1440, tab).getState()).toMatchObject({ isPanelOpen: true, isOutlineOpen: true });
});

test('rememberView() shows the words of the menu where there is room, until the editor chooses', () => {
  const words = (width: number, chosen?: string) => {
    const browser = new Map(chosen === undefined ? [] : [['pagewright-menu', chosen]]);
    return opened(width, new Map(), browser).getState().isMenuExpanded;
  };
  expect([1440, 1200, 1199, 390].map((width) => words(width))).toEqual([true, true, false, false]);
  expect(words(1440, 'collapsed')).toBe(false);
  expect([1199, 820].map((width) => words(width, 'expanded'))).toEqual([true, false]);
});

test('rememberView() remembers whether the menu is expanded, not that it closed over the page of a phone', () => {
  const browser = new Map<string, string>();
  opened(390, new Map(), browser).setState({ isMenuExpanded: true });
  expect(browser.size).toBe(0);
  opened(1440, new Map(), browser).setState({ isMenuExpanded: false });
  expect(opened(1440, new Map(), browser).getState().isMenuExpanded).toBe(false);
});

test.each([390, 820])('rememberView() does not cover the next page with the panel at %i px', (width) => {
  const tab = new Map<string, string>();
  opened(width, tab).setState({ isPanelOpen: true });
  expect(opened(width, tab).getState().isPanelOpen).toBe(false);
});
