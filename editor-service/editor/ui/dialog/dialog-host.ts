import { requiredContext } from '../required-context.ts';

/** What dialogs need of the editor they open over. */
export interface DialogHost {
  /** True when nothing is behind the dialog, as on the login page. */
  isAlone: () => boolean;
  /** Closes the open dialog. */
  close: () => void;
  /** The block that was last asked to take the focus; each request is a new object. */
  focusRequest: () => { key: string } | null;
  /** True when the panel should take the focus or has it, or when a page that is being opened has it. */
  isPanelWanted: () => boolean;
  /** The key of the selected block; null when none is selected. */
  selectedBlock: () => string | null;
  /** Focuses the block of a request. */
  focusBlock: (request: { key: string }) => void;
}

/** The editor around a dialog. */
export const [DialogHostContext, useDialogHost] = requiredContext<DialogHost>('DialogHostContext');
