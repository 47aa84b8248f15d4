import type { EditorState } from '../store/state/editor-state.ts';
import type { EditorStore } from '../store/state/editor-store.ts';

const VIEW = 'pagewright-view';
const SHORTCUTS = 'pagewright-shortcuts';
/** From this width on there is room for the panel beside a page at its desktop width. */
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

/** Keeps how this tab's editor is arranged from page to page; whether keys are shortcuts, for this browser. */
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
