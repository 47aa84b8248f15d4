import type { AskingReader } from '../api/ask-reader.ts';
import type { BlockActionName } from '../block-actions/offers/block-actions.ts';
import type { ClipboardHost } from '../clipboard/listen-to-clipboard.ts';
import type { Shortcut } from '../input/shortcuts.ts';
import type { ReadableStore } from '../store/state/editor-store.ts';

/**
 * What the shell offers to the canvas, as `window.parent.pagewright`. Everything that enters the store comes as JSON text:
 * it is parsed in the shell's realm, because the store must not hold objects of a frame that may go away.
 */
export interface ShellWindow extends ClipboardHost {
  /** True when somebody is logged in: the canvas then takes the page over. */
  isEditing: () => boolean;
  store: ReadableStore;
  reader: AskingReader;
  /** Carries out a `Command`. */
  edit: (command: string) => void;
  /** Selects a `FieldOwner`, or nothing (`null`). */
  select: (owner: string) => void;
  /** Takes a block into the selection, or out of it. */
  selectAlso: (key: string) => void;
  /** Selects everything from where the selection began to this block. */
  selectUpTo: (key: string) => void;
  /** Moves blocks to a place in a `ListAddress`. */
  moveTo: (keys: readonly string[], list: string, index: number) => void;
  perform: (action: BlockActionName, key: string) => void;
  /** Opens the list of blocks, to add one to a `ListAddress`. */
  openPicker: (list: string, index: number) => void;
  /** Opens the choice of pictures for a field of a `FieldOwner`, to upload what was dropped on it. */
  choosePicture: (owner: string, field: string, files?: readonly File[]) => void;
  openPanel: () => void;
  shortcut: (shortcut: Shortcut) => void;
  announce: (text: string) => void;
  /** Somebody works on the page itself. */
  enterCanvas: () => void;
  /** Goes back to editing from a comparison of two states of the page. */
  endComparison: () => void;
  /** Goes to another page of the site, after asking about unsaved changes. */
  follow: (path: string) => void;
}

declare global {
  interface Window {
    pagewright?: ShellWindow;
    /** Of the canvas: what axe finds on the page as it is rendered, as JSON. */
    pagewrightAdvice?: () => Promise<string>;
    /** Set by the boot script: the page's own islands and scripts stay asleep. */
    pagewrightCanvas?: boolean;
  }
}
