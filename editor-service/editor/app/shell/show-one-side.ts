import type { EditorStore } from '../../store/state/editor-state.ts';

/** Below this width (pixels) outline and side panel do not fit side by side, and overlay the page. */
const BOTH_SIDES = 720;

type Width = Pick<MediaQueryList, 'matches' | 'addEventListener'>;

/** Where outline and side panel do not fit side by side, opening one closes the other. */
export function showOneSide(store: EditorStore, narrow: Width = matchMedia(`(width < ${BOTH_SIDES}px)`)): void {
  const makeWay = (side: 'isOutlineOpen' | 'isPanelOpen') => {
    const { isOutlineOpen, isPanelOpen } = store.getState();
    if (narrow.matches && isOutlineOpen && isPanelOpen) store.setState({ [side]: false });
  };
  store.subscribe((_state, { isOutlineOpen }) => makeWay(isOutlineOpen ? 'isOutlineOpen' : 'isPanelOpen'));
  narrow.addEventListener('change', () => makeWay('isOutlineOpen'));
  makeWay('isOutlineOpen');
}
