import { createStore, type StoreApi } from 'zustand/vanilla';
import { type EditorState, initialState } from './editor-state.ts';

/** The part of the store that views read, in the shell and in the page. */
export type ReadableStore = Pick<EditorStore, 'getState' | 'subscribe'>;

export type EditorStore = StoreApi<EditorState>;

/** The one store that shell and canvas share. */
export function createEditorStore(start: Parameters<typeof initialState>[0]): EditorStore {
  return createStore(() => initialState(start));
}
