import type { EditorState } from '../store/editor-state.ts';
import type { EditorStore } from '../store/editor-store.ts';

const KEY = 'pagewright-view';
/** From this width on there is room for the panel beside a page at its desktop width. */
const WIDE = 1600;

type View = Pick<EditorState, 'isMenuExpanded' | 'isPanelOpen' | 'activeMenuItem'>;

/** Keeps how this tab's editor is arranged from page to page. */
export function rememberView(store: EditorStore): void {
  const kept = sessionStorage.getItem(KEY);
  if (kept) store.setState(JSON.parse(kept) as View);
  else store.setState({ isPanelOpen: window.innerWidth >= WIDE });
  store.subscribe(({ isMenuExpanded, isPanelOpen, activeMenuItem }) => {
    sessionStorage.setItem(KEY, JSON.stringify({ isMenuExpanded, isPanelOpen, activeMenuItem } satisfies View));
  });
}
