import { Toast } from '@base-ui/react/toast';
import { createRoot } from 'react-dom/client';
import type { ShellState } from '../../contract/preview.ts';
import { askingReader } from '../api/ask-reader.ts';
import { callAbout, inRelease, send } from '../api/client.ts';
import { clipboardHost } from '../blocks/block-actions/clipboard.ts';
import { listenToClipboard } from '../blocks/clipboard/listen-to-clipboard.ts';
import { checkSession, isIncomplete, recoveryIn } from '../people/session.ts';
import { keepComments } from '../review/keep-comments.ts';
import { followAddress, slugIn } from '../saving/follow-address.ts';
import { browserClock, keepSaved, saveWhenAway } from '../saving/keep-saved.ts';
import { followHistory, guardTab } from '../saving/leaving/leave.ts';
import { load } from '../saving/loading/load.ts';
import { sayWhatWasLeft } from '../saving/loading/say-after-loading.ts';
import { keepLedger } from '../store/ledger/keep-ledger.ts';
import { openLedger } from '../store/ledger/ledger.ts';
import { openTab } from '../store/ledger/tab.ts';
import type { Dialog } from '../store/state/dialog.ts';
import { createEditorStore } from '../store/state/editor-state.ts';
import { closeStep } from '../store/state/run.ts';
import { refuseOtherFiles } from '../ui/dropped-files.ts';
import { fetchStylesAgain } from '../ui/fetch-styles-again.ts';
import { leaveToInputMethod } from '../ui/focus/input-method.ts';
import { sayDefinitions } from '../words/say-definitions.ts';
import { failedCall } from '../workbench/failed-call.ts';
import { separatePastes } from '../workbench/separate-pastes.ts';
import { serial } from '../workbench/serial.ts';
import { type ToastData, toastFailure, type Workbench } from '../workbench/workbench.ts';
import { prefetchDialogs } from './CurrentDialog.tsx';
import { offerToCanvas } from './offer-to-canvas.ts';
import { Shell } from './Shell.tsx';
import { keepPresence } from './shell/presence.ts';
import { rememberView, showOneSide } from './shell/remember-view.ts';

// The site's colours, for the colour pickers; the shell's own tokens come last so that they win.
import '#site/styles/theme.css';
import '#site/styles/palette.css';
import '#own/palette.css';
import '#own/theme.css';
import './shell.css';

// A one-time link is consumed in this tab: no later code may find it in the URL.
const { recovery, rest } = recoveryIn(window.location);
if (recovery) window.history.replaceState(null, '', rest);

const shellState = document.getElementById('shell-state')?.textContent ?? '';
const { loggedIn, isDraft, hasSite, domainId, release, siteName, siteUrl, isNewSite, hasUsers } = JSON.parse(
  shellState,
) as ShellState;
/** What an address asks for: a link of a mail, or a log-in by a company that is not over. */
function firstDialog(): Dialog | null {
  if (recovery) return { kind: 'recovery', recovery, isIncomplete: isIncomplete(recovery, hasUsers) };
  return new URLSearchParams(rest.split('?')[1]).has('logIn') ? { kind: 'login' } : null;
}

callAbout(domainId ?? '', release?._id);
const store = createEditorStore({
  domainId: domainId ?? '',
  slug: slugIn(window.location),
  release,
  siteName,
  siteUrl,
  isDraft,
  hasSite,
  isGuideOpen: isNewSite,
  activeMenuItem: 'select',
  dialog: firstDialog(),
});

const workbench: Workbench = {
  store,
  toasts: Toast.createToastManager<ToastData>(),
  reader: askingReader((questions) =>
    send('reader/ask', { questions, ...inRelease() }).catch((failure: unknown) => {
      failedCall(workbench, failure);
      throw failure;
    }),
  ),
  inTurn: serial(),
  ledger: null,
};

sayDefinitions();
fetchStylesAgain(window);
leaveToInputMethod(window);
rememberView(store);
showOneSide(store);
guardTab(workbench);
const root = createRoot(document.getElementById('shell') as HTMLElement);

try {
  workbench.ledger = await openLedger(indexedDB);
  keepLedger(store, workbench.ledger, openTab(), (failure) => toastFailure(workbench, failure));
} catch (failure) {
  console.warn('This browser cannot keep your unsaved changes', failure);
}

try {
  if (loggedIn) await checkSession(workbench);
} catch (failure) {
  failedCall(workbench, failure);
}
const saveNow = keepSaved(workbench, browserClock(window.pagewrightPause));
offerToCanvas(workbench, saveWhenAway(saveNow));
refuseOtherFiles(document);
separatePastes(document, () => closeStep(store));
listenToClipboard(document, clipboardHost(workbench));
root.render(<Shell workbench={workbench} />);
// Deferred until the page can be edited; a dialog opened earlier, or after a failure here, loads on demand.
setTimeout(() => void prefetchDialogs().catch(() => undefined), 3000);
if (store.getState().session.kind === 'active') await load(workbench);
keepPresence(workbench);
keepComments(workbench);
followAddress(store, window);
followHistory(workbench);
sayWhatWasLeft(workbench);
