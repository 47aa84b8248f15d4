import { Toast } from '@base-ui/react/toast';
import { createRoot } from 'react-dom/client';
import { failedCall } from '../actions/failed-call.ts';
import { guardTab } from '../actions/leave.ts';
import { load } from '../actions/load.ts';
import { keepPresence } from '../actions/presence.ts';
import { recoveryIn } from '../actions/recovery.ts';
import { sayWhatWasLeft } from '../actions/say-after-loading.ts';
import { serial } from '../actions/serial.ts';
import { checkSession } from '../actions/session.ts';
import { openTab } from '../actions/tab.ts';
import { toastFailure } from '../actions/toast.ts';
import type { ToastData, Workbench } from '../actions/workbench.ts';
import { askingReader } from '../api/ask-reader.ts';
import { send } from '../api/client.ts';
import { listenToClipboard } from '../clipboard/listen-to-clipboard.ts';
import { refuseOtherFiles } from '../dropped-files.ts';
import { readShellState } from '../shell-state.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { keepLedger } from '../store/keep-ledger.ts';
import { openLedger } from '../store/ledger.ts';
import { clipboardHost } from './clipboard-host.ts';
import { prefetchDialogs } from './dialogs/CurrentDialog.tsx';
import { offerToCanvas } from './offer-to-canvas.ts';
import { rememberView } from './remember-view.ts';
import { Shell } from './Shell.tsx';
import { showOneSide } from './show-one-side.ts';
import './shell.css';

// A one-time link is used up in this tab: nothing that follows may see it in the address.
const { recovery, rest } = recoveryIn(window.location);
if (recovery) window.history.replaceState(null, '', rest);

const { loggedIn, isDraft, domainId } = readShellState(document);
const slug = decodeURIComponent(window.location.pathname).replace(/^\/|\/$/g, '');
const store = createEditorStore({
  domainId: domainId ?? '',
  slug,
  isDraft,
  activeMenuItem: 'select',
  dialog: recovery && { kind: 'recovery', recovery },
});

const workbench: Workbench = {
  store,
  toasts: Toast.createToastManager<ToastData>(),
  reader: askingReader((questions) =>
    send('reader/ask', { domainId: store.getState().domainId, questions }).catch((failure: unknown) => {
      failedCall(workbench, failure);
      throw failure;
    }),
  ),
  inTurn: serial(),
  ledger: null,
};

rememberView(store);
showOneSide(store);
guardTab(workbench);
const root = createRoot(document.getElementById('shell') as HTMLElement);

try {
  workbench.ledger = await openLedger(indexedDB);
  keepLedger(store, workbench.ledger, openTab(), (failure) => toastFailure(workbench, failure));
} catch (failure) {
  console.warn('Unsaved changes cannot be kept in this browser', failure);
}

try {
  if (loggedIn) await checkSession(workbench);
} catch (failure) {
  failedCall(workbench, failure);
}
offerToCanvas(workbench);
refuseOtherFiles(document);
listenToClipboard(document, clipboardHost(workbench));
root.render(<Shell workbench={workbench} />);
// Once the page can be edited; whoever asks for a dialog earlier gets it then.
setTimeout(() => void prefetchDialogs(), 3000);
if (store.getState().session.kind === 'active') await load(workbench);
keepPresence(workbench);
sayWhatWasLeft(workbench);
