import { decodedPath } from '#content-store/model/values/address-encoding.ts';
import type { EditorStore } from '../store/state/editor-state.ts';

/** The page's address on its domain, without slashes around it. */
export const slugIn = ({ pathname }: Pick<Location, 'pathname'>): string =>
  decodedPath(pathname).replace(/^\/|\/$/g, '');

/** Keeps the address bar at the page when it moves: by its settings, an undo, a restore or another editor. */
export function followAddress(store: EditorStore, { history, location }: Pick<Window, 'history' | 'location'>): void {
  store.subscribe(({ saved, slug }, previous) => {
    const moved = saved?.page.slug;
    if (!previous.saved || moved === undefined || moved === previous.saved.page.slug || moved === slug) return;
    history.replaceState(history.state, '', `/${moved}${location.search}${location.hash}`);
    store.setState({ slug: moved });
  });
}
