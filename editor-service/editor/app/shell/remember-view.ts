import type { EditorState, EditorStore } from '../../store/state/editor-state.ts';
import { firstWidth } from './canvas-width.ts';

const VIEW = 'pagewright-view';
const SHORTCUTS = 'pagewright-shortcuts';
const MENU = 'pagewright-menu';
const GUIDE = 'pagewright-guide';
/** From this width (pixels) on, the panel fits beside a page at its desktop width. */
const WIDE = 1848;
/** Up to this width (pixels) the panel overlays the page (`ui/Side.module.css`). */
const PANEL_OVER_PAGE = 1000;
/** From these widths (pixels) on, the menu shows its words beside the page: if that was chosen, and by itself. */
const ROOM_FOR_WORDS = { chosen: 1000, unasked: 1200 };

const REMEMBERED = [
  'isPanelOpen',
  'activeMenuItem',
  'isOutlineOpen',
  'isCommentsOpen',
  'pageView',
  'canvasWidth',
  'scaling',
] as const satisfies readonly (keyof EditorState)[];
type View = Pick<EditorState, (typeof REMEMBERED)[number]>;

/**
 * Remembers the editor's layout in this tab, from page to page, and in this browser whether shortcuts are on and whether the
 * menu is expanded, or the guide was closed. On a narrow window, where menu and panel overlay the page, they begin closed.
 */
export function rememberView(store: EditorStore): void {
  const kept = sessionStorage.getItem(VIEW);
  store.setState({
    isPanelOpen: window.innerWidth >= WIDE,
    canvasWidth: firstWidth(window.innerWidth),
    isMenuExpanded: hasWords(window.innerWidth, localStorage.getItem(MENU)),
    ...(kept !== null && (JSON.parse(kept) as Partial<View>)),
    ...(window.innerWidth <= PANEL_OVER_PAGE && { isPanelOpen: false }),
    hasShortcuts: localStorage.getItem(SHORTCUTS) !== 'off',
    isGuideOpen: store.getState().isGuideOpen && localStorage.getItem(GUIDE) !== 'closed',
  });
  store.subscribe((state, previous) => {
    if (REMEMBERED.some((name) => state[name] !== previous[name])) {
      sessionStorage.setItem(VIEW, JSON.stringify(Object.fromEntries(REMEMBERED.map((name) => [name, state[name]]))));
    }
    // Where it overlays the page, it closes with each choice.
    if (state.isMenuExpanded !== previous.isMenuExpanded && window.innerWidth >= ROOM_FOR_WORDS.chosen) {
      localStorage.setItem(MENU, state.isMenuExpanded ? 'expanded' : 'collapsed');
    }
    if (state.isGuideOpen !== previous.isGuideOpen) {
      localStorage.setItem(GUIDE, state.isGuideOpen ? 'open' : 'closed');
    }
    if (state.hasShortcuts !== previous.hasShortcuts) {
      localStorage.setItem(SHORTCUTS, state.hasShortcuts ? 'on' : 'off');
    }
  });
}

function hasWords(windowWidth: number, chosen: string | null): boolean {
  if (chosen === null) return windowWidth >= ROOM_FOR_WORDS.unasked;
  return windowWidth >= ROOM_FOR_WORDS.chosen && chosen === 'expanded';
}

/** Below this width (pixels) outline and side panel do not fit side by side, and overlay the page. */
const BOTH_SIDES = 720;

type Width = Pick<MediaQueryList, 'matches' | 'addEventListener'>;

type Side = 'isOutlineOpen' | 'isPanelOpen' | 'isCommentsOpen';

/**
 * Comments and the side panel have one place: opening one closes the other. So does the outline, where there is no room for
 * it beside them.
 */
export function showOneSide(store: EditorStore, narrow: Width = matchMedia(`(width < ${BOTH_SIDES}px)`)): void {
  const rivals = (): [Side, Side][] => [
    ['isPanelOpen', 'isCommentsOpen'],
    ...(narrow.matches
      ? ([
          ['isOutlineOpen', 'isPanelOpen'],
          ['isOutlineOpen', 'isCommentsOpen'],
        ] as [Side, Side][])
      : []),
  ];
  const makeWay = (previous: Pick<EditorState, Side>) => {
    const state = store.getState();
    for (const [one, other] of rivals())
      if (state[one] && state[other]) store.setState({ [previous[one] ? one : other]: false });
  };
  store.subscribe((_state, previous) => makeWay(previous));
  narrow.addEventListener('change', () => makeWay(store.getState()));
  makeWay(store.getState());
}
