import { CallFailed } from '../api/client.ts';
import { isTask } from '../store/editor-state.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { toastFailure } from './toast.ts';
import type { Workbench } from './workbench.ts';

/** Deals with a call that failed: an ended session asks to log in again, a stale page asks what to do, the rest is said. */
export function failedCall(workbench: Workbench, failure: unknown): void {
  const { store } = workbench;
  if (failure instanceof CallFailed && failure.status === 401) endSession(store);
  else if (failure instanceof CallFailed && failure.status === 409 && failure.current) {
    store.setState({ dialog: { kind: 'conflict', stored: failure.current } });
  } else toastFailure(workbench, failure);
}

/** The session is over, the work is not: everything stays as it is under the login overlay. */
function endSession(store: EditorStore): void {
  const { session, dialog } = store.getState();
  // Always a new object: whoever has put the login off is asked again.
  if (session.kind !== 'loggedOut') store.setState({ session: { kind: 'expired', username: session.username } });
  if (!isTask(dialog)) store.setState({ dialog: { kind: 'login' } });
}
