import { send } from '../../api/client.ts';
import { DOCUMENT_NAMES } from '../../store/documents/documents.ts';
import { ledgerId } from '../../store/ledger/ledger.ts';
import type { Destination } from '../../store/state/dialog.ts';
import { type EditorState, isDirty } from '../../store/state/editor-state.ts';
import { noteWantedBlock, showing } from '../../workbench/wanted-block.ts';
import { toastFailure, type Workbench } from '../../workbench/workbench.ts';
import { slugIn } from '../follow-address.ts';

/** True while anything on the page is not saved. */
export function hasUnsavedChanges(state: EditorState): boolean {
  return DOCUMENT_NAMES.some((name) => isDirty(state, name));
}

/** Leaves the page and the open dialog; asks first when there are unsaved changes. */
export function leaveFor(workbench: Workbench, destination: Destination): void {
  if (hasUnsavedChanges(workbench.store.getState()))
    workbench.store.setState({ dialog: { kind: 'leave', destination } });
  else leaveNow(workbench, destination);
}

/**
 * Shows a block of a page, or the page itself; another page or version is opened first, after asking about unsaved changes.
 * Without a release, the one that is open stays.
 */
export function openAt(workbench: Workbench, slug: string, blockKey: string | null, release?: string | null): void {
  const { store } = workbench;
  const { slug: open, release: shown } = store.getState();
  if (open === slug && (release === undefined || release === (shown?._id ?? null))) {
    store.setState({ dialog: null, ...showing(blockKey) });
    return;
  }
  noteWantedBlock(slug, blockKey);
  leaveFor(workbench, { kind: 'page', href: `/${slug}`, ...(release !== undefined && { release }) });
}

/** Leaves without asking. The ledger keeps the changes and offers them when the page is opened again. */
export function leaveNow(workbench: Workbench, destination: Destination): void {
  workbench.store.setState({ isLeaving: true, dialog: null });
  go(workbench, destination).catch((failure: unknown) => toastFailure(workbench, failure));
}

async function go({ store, ledger }: Workbench, destination: Destination): Promise<void> {
  const { documents, release } = store.getState();
  // The read waits until the ledger has forgotten what was just saved; otherwise it would offer that again.
  if (documents) await ledger?.read([ledgerId(documents.page, release)]);
  if (destination.kind === 'page') window.location.assign(addressOf(destination, release));
  else await logOut();
}

/** The address of a destination: in the open release unless it names another one, or none. */
function addressOf(
  { href, release: wanted }: { href: string; release?: string | null },
  open: EditorState['release'],
): string {
  const release = wanted === undefined ? open?._id : wanted;
  const url = new URL(href, window.location.origin);
  if (release) url.searchParams.set('release', release);
  return url.href;
}

/** Ends the session, at the person's company too, and reloads the editing service as a visitor. Throws CallFailed. */
async function logOut(): Promise<void> {
  const { goTo } = await send('user/logout', {});
  if (goTo === undefined) window.location.reload();
  else window.location.assign(goTo);
}

/** Opens the page that the Back or Forward button leads to, where this document opened pages without reloading. */
export function followHistory(workbench: Workbench): void {
  window.addEventListener('popstate', () => {
    const state = workbench.store.getState();
    const { href } = window.location;
    if (slugIn(window.location) === state.slug) return;
    // Until the question is answered, the page stays.
    if (hasUnsavedChanges(state))
      window.history.pushState(null, '', addressOf({ href: `/${state.slug}` }, state.release));
    leaveFor(workbench, { kind: 'page', href });
  });
}

/** Makes the browser ask, in its own words, before a tab with unsaved changes is closed or reloaded. */
export function guardTab({ store }: Workbench): void {
  window.addEventListener('beforeunload', (event) => {
    const state = store.getState();
    if (!state.isLeaving && hasUnsavedChanges(state)) event.preventDefault();
  });
}
