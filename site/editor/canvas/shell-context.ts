import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
import type { ShellWindow } from '../shell-window.ts';
import type { Documents } from '../store/documents.ts';
import type { EditorState } from '../store/editor-state.ts';

export const ShellContext = createContext<ShellWindow | null>(null);

/** The shell around the canvas. */
export function useShell(): ShellWindow {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('Parts of the canvas stand inside a ShellContext');
  return shell;
}

type IsEqual<Part> = (one: Part, other: Part) => boolean;

/** Part of the editor's state; the component is drawn again only when that part differs. */
export function useEditor<Part>(select: (state: EditorState) => Part, isEqual: IsEqual<Part> = Object.is): Part {
  const { store } = useShell();
  const last = useRef<{ part: Part } | null>(null);
  return useSyncExternalStore(store.subscribe, () => {
    const part = select(store.getState());
    if (last.current && isEqual(last.current.part, part)) return last.current.part;
    last.current = { part };
    return part;
  });
}

/** Part of the documents, which are there as long as the canvas is. */
export function useDocuments<Part>(select: (documents: Documents) => Part, isEqual?: IsEqual<Part>): Part {
  return useEditor(({ documents }) => {
    if (!documents) throw new Error('The canvas is drawn once the documents are loaded');
    return select(documents);
  }, isEqual);
}

/** True while components can be selected and edited. */
export function useIsSelecting(): boolean {
  return useEditor((state) => state.activeMenuItem === 'select');
}
