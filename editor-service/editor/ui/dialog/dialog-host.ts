import { requiredContext } from '../required-context.ts';

/** What dialogs need of the editor they open over. */
export interface DialogHost {
  /** Nothing is behind the dialog: it is the page. */
  isAlone: () => boolean;
  /** Closes the open dialog. */
  close: () => void;
  /** The block that was last asked to take the focus; each request is a new object. */
  focusRequest: () => { key: string } | null;
  /** True when a field of the panel was asked to take the focus, or that or a page that is being opened has it. */
  isPanelWanted: () => boolean;
  /** The key of the selected block; null when none is selected. */
  selectedBlock: () => string | null;
  /** Gives the focus to a block of the page, as it was asked for. */
  focusBlock: (request: { key: string }) => void;
}

/** The editor around a dialog. */
export const [DialogHostContext, useDialogHost] = requiredContext<DialogHost>('DialogHostContext');
