import { CallFailed } from '../api/client.ts';
import { isTask, type SideQuestion } from '../store/state/dialog.ts';
import type { EditorStore } from '../store/state/editor-state.ts';
import { takesKeys } from '../ui/focus/is-typing.ts';
import { toastFailure, type Workbench } from './workbench.ts';

/** Handles a failed call: an expired session asks for a login, a stale page asks what to do, the rest is a toast. */
export function failedCall(workbench: Workbench, failure: unknown, toastId?: string): void {
  const { store } = workbench;
  if (failure instanceof CallFailed && failure.status === 401) endSession(store);
  else if (failure instanceof CallFailed && failure.status === 409 && failure.current) {
    store.setState({ dialog: { kind: 'conflict', stored: failure.current } });
  } else toastFailure(workbench, failure, toastId);
}

/** When the session expires, the unsaved work stays as it is under the login overlay. */
function endSession(store: EditorStore): void {
  const { session } = store.getState();
  // Always a new object, so that an editor who postponed the login is asked again.
  if (session.kind !== 'loggedOut') store.setState({ session: { ...session, kind: 'expired' } });
  askToLogIn(store);
}

/** A pause this long after a change means the person has stopped typing, in milliseconds. */
const PAUSE_MS = 1000;

/**
 * Asks which version stays when no text has the cursor and no other dialog is open: keys meant for the text would choose
 * in the dialog. Until then a notice above the page offers the question.
 */
export function askWhichStays(store: EditorStore, question: SideQuestion): void {
  const { dialog, change } = store.getState();
  const typedAgo = Date.now() - (change?.at ?? 0);
  if (typedAgo < PAUSE_MS || isWriting()) setTimeout(askWhichStays, PAUSE_MS, store, question);
  else if (!dialog) store.setState({ dialog: question });
  else {
    const stop = store.subscribe((state) => {
      if (state.dialog) return;
      stop();
      askWhichStays(store, question);
    });
  }
}

/** True while a text has the cursor, also one of the page in its frame. */
function isWriting(): boolean {
  const active = globalThis.document?.activeElement;
  const inside =
    active && 'contentDocument' in active ? (active as HTMLIFrameElement).contentDocument?.activeElement : active;
  return inside ? takesKeys(inside) : false;
}

/** Waits for a pause in typing: the letters that follow belong on the page, not in the overlay. */
function askToLogIn(store: EditorStore): void {
  const { session, dialog, change } = store.getState();
  const typedAgo = Date.now() - (change?.at ?? 0);
  if (session.kind === 'active') return;
  if (typedAgo < PAUSE_MS) setTimeout(askToLogIn, PAUSE_MS - typedAgo, store);
  else if (!isTask(dialog)) store.setState({ dialog: { kind: 'login' } });
}
