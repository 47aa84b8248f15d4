import { CallFailed } from '../api/client.ts';
import { isTask } from '../store/state/dialog.ts';
import type { EditorStore } from '../store/state/editor-store.ts';
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
  const { session } = store.getState();
  // Always a new object: whoever has put the login off is asked again.
  if (session.kind !== 'loggedOut') store.setState({ session: { kind: 'expired', username: session.username } });
  askToLogIn(store);
}

/** So long after a change somebody has stopped typing. */
const PAUSE_MS = 1000;

/** Whoever is typing finishes first: the letters that follow belong on the page, not into the overlay. */
function askToLogIn(store: EditorStore): void {
  const { session, dialog, change } = store.getState();
  const typedAgo = Date.now() - (change?.at ?? 0);
  if (session.kind === 'active') return;
  if (typedAgo < PAUSE_MS) setTimeout(askToLogIn, PAUSE_MS - typedAgo, store);
  else if (!isTask(dialog)) store.setState({ dialog: { kind: 'login' } });
}
