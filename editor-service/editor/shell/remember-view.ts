import type { EditorState, EditorStore } from '../store/state/editor-state.ts';

const VIEW = 'pagewright-view';
const SHORTCUTS = 'pagewright-shortcuts';
/** From this width (pixels) on, the panel fits beside a page at its desktop width. */
const WIDE = 1600;

const REMEMBERED = [
  'isMenuExpanded',
  'isPanelOpen',
  'activeMenuItem',
  'isOutlineOpen',
  'pageView',
  'canvasWidth',
] as const satisfies readonly (keyof EditorState)[];
type View = Pick<EditorState, (typeof REMEMBERED)[number]>;

/** Remembers this tab's editor layout from page to page, and for this browser whether shortcuts are on. */
export function rememberView(store: EditorStore): void {
  const kept = sessionStorage.getItem(VIEW);
  store.setState({
    isPanelOpen: window.innerWidth >= WIDE,
    ...(kept !== null && (JSON.parse(kept) as Partial<View>)),
    hasShortcuts: localStorage.getItem(SHORTCUTS) !== 'off',
  });
  store.subscribe((state, previous) => {
    if (REMEMBERED.some((name) => state[name] !== previous[name])) {
      sessionStorage.setItem(VIEW, JSON.stringify(Object.fromEntries(REMEMBERED.map((name) => [name, state[name]]))));
    }
    if (state.hasShortcuts !== previous.hasShortcuts) {
      localStorage.setItem(SHORTCUTS, state.hasShortcuts ? 'on' : 'off');
    }
  });
}
