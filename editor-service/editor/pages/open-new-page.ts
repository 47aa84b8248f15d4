import { flushSync } from 'react-dom';
import { hasUnsavedChanges, leaveFor } from '../saving/leaving/leave.ts';
import { load } from '../saving/loading/load.ts';
import { DOCUMENT_NAMES } from '../store/documents/documents.ts';
import { NO_PAGE } from '../store/state/editor-state.ts';
import { toastSuccess } from '../workbench/toast.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { typeAhead } from './type-ahead.ts';

/**
 * Opens a page that was just made, or asks what becomes of unsaved changes. This document stays, as a browser drops the keys
 * that are pressed while another one is loaded: what is typed from now on goes into the first empty text of the new page.
 */
export async function openNewPage(workbench: Workbench, slug: string): Promise<void> {
  const { store, reader, inTurn } = workbench;
  // An answer to a save of the page that is left must not be applied to the new one.
  await Promise.all(DOCUMENT_NAMES.map((name) => inTurn(name, async () => undefined)));
  toastSuccess(workbench, 'Page created');
  if (hasUnsavedChanges(store.getState())) return leaveFor(workbench, { kind: 'page', href: `/${slug}` });
  // Before the dialog closes, as that would give the focus back.
  typeAhead(store);
  // The frame of the old page is removed before its documents.
  flushSync(() => store.setState({ slug, dialog: null }));
  window.history.pushState(null, '', `/${slug}`);
  store.setState({ ...NO_PAGE, selection: { kind: 'page' } });
  reader.forget();
  await load(workbench);
}
