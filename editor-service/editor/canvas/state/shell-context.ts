import { createContext, useContext, useMemo, useRef, useSyncExternalStore } from 'react';
import type { ShellWindow } from '../../bridge/shell-window.ts';
import { selectedKeys } from '../../store/blocks/selection.ts';
import type { Documents } from '../../store/documents/documents.ts';
import type { EditorState } from '../../store/state/editor-state.ts';
import type { ReadableStore } from '../../store/state/editor-store.ts';
import { viewsOf } from '../../store/state/views-of.ts';
import { changesOf } from './changes-of.ts';
import { changesOfBlock } from './changes-of-block.ts';

export const ShellContext = createContext<ShellWindow | null>(null);

/** The shell around the canvas. */
export function useShell(): ShellWindow {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('Parts of the canvas stand inside a ShellContext');
  return shell;
}

type IsEqual<Part> = (one: Part, other: Part) => boolean;

/** Something of the editor's state; the component is rendered again only when that differs. */
export function useEditor<Part>(select: (state: EditorState) => Part, isEqual?: IsEqual<Part>): Part {
  const { store } = useShell();
  return useSelected(store, viewsOf(store), select, isEqual);
}

/** Something of the documents, which are there as long as the canvas is. */
export function useDocuments<Part>(select: (documents: Documents) => Part, isEqual?: IsEqual<Part>): Part {
  const { store } = useShell();
  return useSelected(store, changesOf(store, 'documents'), ofDocuments(select), isEqual);
}

/** What is selected of the documents, from the whole state. */
export function ofDocuments<Part>(select: (documents: Documents) => Part): (state: EditorState) => Part {
  return ({ documents }) => {
    if (!documents) throw new Error('The canvas is rendered once the documents are loaded');
    return select(documents);
  };
}

/** True while this block is selected. */
export function useIsSelected(key: string): boolean {
  const { store } = useShell();
  const subscribe = useMemo(() => changesOfBlock(store, 'selection', isOtherwiseSelected)(key), [store, key]);
  return useSelected(store, subscribe, (state) => isSelectedIn(state, key));
}

function isOtherwiseSelected(last: EditorState, now: EditorState, key: string): boolean {
  return isSelectedIn(last, key) !== isSelectedIn(now, key);
}

function isSelectedIn({ selection }: EditorState, key: string): boolean {
  return selectedKeys(selection).includes(key);
}

export const SelectingContext = createContext(false);

/** True while components can be selected and edited. */
export function useIsSelecting(): boolean {
  return useContext(SelectingContext);
}

/** Part of the state of a store that tells of it by `subscribe`. */
export function useSelected<Part>(
  store: ReadableStore,
  subscribe: ReadableStore['subscribe'],
  select: (state: EditorState) => Part,
  isEqual: IsEqual<Part> = Object.is,
): Part {
  const last = useRef<{ part: Part } | null>(null);
  return useSyncExternalStore(subscribe, () => {
    const part = select(store.getState());
    if (last.current && isEqual(last.current.part, part)) return last.current.part;
    last.current = { part };
    return part;
  });
}
