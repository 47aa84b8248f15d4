import { flushSync } from 'react-dom';
import { hiddenText, isComposing, typedIn, typeOnPage } from '../blocks/hidden-text.ts';
import { hasUnsavedChanges, leaveFor } from '../saving/leaving/leave.ts';
import { load } from '../saving/loading/load.ts';
import { DOCUMENT_NAMES } from '../store/documents/documents.ts';
import { type EditorState, NO_PAGE, type ReadableStore } from '../store/state/editor-state.ts';
import { t } from '../words/t.ts';
import { toastSuccess, type Workbench } from '../workbench/workbench.ts';

/**
 * Opens a page that was just created, or asks about unsaved changes first. The document is not reloaded, because a browser
 * drops keys pressed during that: what is typed from now on goes into the first empty text of the new page.
 */
export async function openNewPage(workbench: Workbench, slug: string): Promise<void> {
  const { store, reader, inTurn } = workbench;
  // An answer to a save of the page that is left must not be applied to the new one.
  await Promise.all(DOCUMENT_NAMES.map((name) => inTurn(name, async () => undefined)));
  toastSuccess(workbench, t('Page created'));
  const isElsewhere = store.getState().release !== null;
  if (isElsewhere || hasUnsavedChanges(store.getState()))
    return leaveFor(workbench, { kind: 'page', href: `/${slug}` });
  // Before the dialog closes, which would return the focus.
  typeAhead(store);
  // The frame of the old page is removed before its documents.
  flushSync(() => store.setState({ slug, dialog: null }));
  window.history.pushState(null, '', `/${slug}`);
  store.setState({ ...NO_PAGE, selection: { kind: 'page' } });
  reader.forget();
  await load(workbench);
}

/**
 * Collects what is typed while a page that was just created is being opened, and types it into the first empty text there.
 * Ends when the focus goes elsewhere.
 */
function typeAhead(store: ReadableStore): void {
  if (!isWrittenOn(store.getState())) return;
  const field = hiddenText('visually-hidden');
  field.dataset.ahead = ''; // A closing dialog lets it keep the focus.
  document.body.append(field);
  field.focus();
  const handOver = () => {
    const isWanted = document.activeElement === field && isWrittenOn(store.getState());
    if (isWanted && (isComposing(field) || !typeOnPage(typedIn(field), true))) requestAnimationFrame(handOver);
    else field.remove();
  };
  requestAnimationFrame(handOver);
}

const isWrittenOn = ({ pageView, activeMenuItem, loading }: EditorState): boolean =>
  pageView === 'canvas' && activeMenuItem === 'select' && loading.kind !== 'failed';
