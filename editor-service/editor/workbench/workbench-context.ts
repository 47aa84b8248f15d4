import { useSyncExternalStore } from 'react';
import type { EditorState } from '../store/state/editor-state.ts';
import { type Right, refusalOf } from '../store/state/rights.ts';
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

/** Why the person who is logged in may not do this, and who may; null when they may. */
export const useRefusal = (right: Right): string | null => useEditor((state) => refusalOf(state, right));
