import type { ToastManager } from '@base-ui/react/toast';
import type { AskingReader } from '../api/ask-reader.ts';
import type { DocumentName } from '../store/documents/documents.ts';
import type { Ledger } from '../store/ledger/ledger.ts';
import type { EditorStore } from '../store/state/editor-state.ts';
import type { Serial } from './serial.ts';

/** Everything the actions of the editor work with. */
export interface Workbench {
  store: EditorStore;
  toasts: ToastManager<ToastData>;
  /** Answers the questions of blocks from drafts. */
  reader: AskingReader;
  /** Runs the saves of one document one after the other. */
  inTurn: Serial<DocumentName>;
  ledger: Ledger | null;
}

/** The data of a toast besides its texts. */
export interface ToastData {
  link?: { href: string; text: string };
}
