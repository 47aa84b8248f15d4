import { useSyncExternalStore } from 'react';
import type { EditorState } from '../store/state/editor-state.ts';
import { viewsOf } from '../store/state/views-of.ts';
import { requiredContext } from '../ui/required-context.ts';
import type { Workbench } from './workbench.ts';

/** The workbench of the shell around a component. */
export const [WorkbenchContext, useWorkbench] = requiredContext<Workbench>('WorkbenchContext');

/** Part of the editor's state; the component renders again when that part changes. */
export function useEditor<Part>(select: (state: EditorState) => Part): Part {
  const { store } = useWorkbench();
  return useSyncExternalStore(viewsOf(store), () => select(store.getState()));
}
