import { logOut } from '../session/session.ts';
import { DOCUMENT_NAMES } from '../store/documents/documents.ts';
import type { Destination } from '../store/state/dialog.ts';
import { type EditorState, isDirty } from '../store/state/editor-state.ts';
import { toastFailure } from '../workbench/toast.ts';
import type { Workbench } from '../workbench/workbench.ts';

/** True while anything on the page is not saved. */
export function hasUnsavedChanges(state: EditorState): boolean {
  return DOCUMENT_NAMES.some((name) => isDirty(state, name));
}

/** Leaves the page and the open dialog; asks first when there are unsaved changes (specification §5). */
export function leaveFor(workbench: Workbench, destination: Destination): void {
  if (hasUnsavedChanges(workbench.store.getState()))
    workbench.store.setState({ dialog: { kind: 'leave', destination } });
  else leaveNow(workbench, destination);
}

/** Leaves without asking. The ledger keeps the changes and offers them when the page is opened again. */
export function leaveNow(workbench: Workbench, destination: Destination): void {
  workbench.store.setState({ isLeaving: true, dialog: null });
  go(workbench, destination).catch((failure: unknown) => toastFailure(workbench, failure));
}

async function go({ store, ledger }: Workbench, destination: Destination): Promise<void> {
  const { documents } = store.getState();
  // The read waits until the ledger has forgotten what was just saved; otherwise it would offer that again.
  if (documents) await ledger?.read([documents.page._id]);
  if (destination.kind === 'page') window.location.assign(destination.href);
  else await logOut();
}

/** Makes the browser ask, in its own words, before a tab with unsaved changes is closed or reloaded. */
export function guardTab({ store }: Workbench): void {
  window.addEventListener('beforeunload', (event) => {
    const state = store.getState();
    if (!state.isLeaving && hasUnsavedChanges(state)) event.preventDefault();
  });
}
