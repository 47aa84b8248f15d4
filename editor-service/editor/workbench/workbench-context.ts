import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EditorState } from '../store/state/editor-state.ts';
import { viewsOf } from '../store/state/views-of.ts';
import type { Workbench } from './workbench.ts';

export const WorkbenchContext = createContext<Workbench | null>(null);

/** The workbench of the shell around a component. */
export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext);
  if (!workbench) throw new Error('useWorkbench() must be called inside a WorkbenchContext');
  return workbench;
}

/** Part of the editor's state; the component renders again when that part changes. */
export function useEditor<Part>(select: (state: EditorState) => Part): Part {
  const { store } = useWorkbench();
  return useSyncExternalStore(viewsOf(store), () => select(store.getState()));
}
