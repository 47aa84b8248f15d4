import type { ToastManager } from '@base-ui/react/toast';
import type { AskingReader } from '../api/ask-reader.ts';
import { CallFailed, UNKNOWN_ERROR } from '../api/client.ts';
import type { DocumentName } from '../store/documents/documents.ts';
import type { Ledger } from '../store/ledger/ledger.ts';
import type { EditorStore } from '../store/state/editor-state.ts';
import type { Serial } from './serial.ts';

/** What the editor's actions work with. */
export interface Workbench {
  store: EditorStore;
  toasts: ToastManager<ToastData>;
  /** Answers the questions of blocks from drafts. */
  reader: AskingReader;
  /** Runs the saves of one document, or the calls about comments, one after the other. */
  inTurn: Serial<DocumentName | 'comments'>;
  ledger: Ledger | null;
}

/** The data of a toast besides its texts. */
export interface ToastData {
  link?: { href: string; text: string };
}

/** How long a toast stays, in milliseconds. */
export const TOAST_DURATION = 4000;

/** Shows that something succeeded, in place of what succeeded before: together they would hide the page. */
export function toastSuccess({ toasts }: Workbench, title: string, description = '', data: ToastData = {}): void {
  toasts.add({ id: 'success', type: 'success', title, description, data });
}

/** Shows what went wrong, with one line for each validation error of the service; with an id it can be closed again. */
export function toastFailure({ toasts }: Workbench, failure: unknown, id?: string): void {
  const isKnown = failure instanceof CallFailed;
  if (!isKnown) console.error(failure);
  toasts.add({
    ...(id && { id }),
    type: 'error',
    priority: 'high',
    title: isKnown ? failure.message : UNKNOWN_ERROR,
    ...(isKnown && failure.validationErrors.length > 0 && { description: failure.validationErrors.join('\n') }),
  });
}
