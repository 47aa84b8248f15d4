import type { AskingReader } from '../../api/ask-reader.ts';
import type { BlockActionName } from '../../blocks/block-actions/offers/block-actions.ts';
import type { ClipboardHost } from '../../blocks/clipboard/listen-to-clipboard.ts';
import type { Typed } from '../../blocks/hidden-text.ts';
import type { Shortcut } from '../../blocks/keys.ts';
import type { ChooseLink, RichTextHost } from '../../rich-text/rich-text-host.ts';
import type { ReadableStore } from '../../store/state/editor-state.ts';

/**
 * What the shell exposes to the canvas as `window.parent.pagewright`. Whatever enters the store is passed as JSON text
 * and parsed in the shell's realm, because the store must not hold objects of an iframe that may be unloaded.
 */
export interface ShellWindow extends ClipboardHost {
  /** True when a user is logged in: the canvas then renders the page itself. */
  isEditing: () => boolean;
  store: ReadableStore;
  reader: AskingReader;
  /** Runs a `Command`. */
  edit: (command: string) => void;
  /** Selects a `FieldOwner`, or nothing (`null`). */
  select: (owner: string) => void;
  /** Adds a block to the selection, or removes it. */
  selectAlso: (key: string) => void;
  /** Extends the selection to this block. */
  selectUpTo: (key: string) => void;
  /** Moves blocks to an index in a `ListAddress`. */
  moveTo: (keys: readonly string[], list: string, index: number) => void;
  perform: (action: BlockActionName, key: string) => void;
  /** Opens the block picker, to add a block to a `ListAddress`. */
  openPicker: (list: string, index: number) => void;
  /** Opens the block picker because `/` was typed on an empty line of this block; `value` is its text without it. */
  typeSlash: (key: string, field: string, value: string) => void;
  /** Opens the dialog that chooses a `PressedPicture`, and uploads the files dropped on it. */
  choosePicture: (pressed: string, files?: readonly File[]) => void;
  /** Opens the dialog for its alt text. */
  describePicture: (pressed: string) => void;
  /** Opens the dialog that crops it for desktops, or for phones. */
  cropPicture: (pressed: string, isForPhones: boolean) => void;
  /** Begins a comment on a `CommentPlace`. */
  comment: (place: string) => void;
  /** Opens a thread of comments at the side. */
  openThread: (id: string) => void;
  /** What the rich texts of the page need of the shell. */
  textHost: RichTextHost;
  /** Opens the link picker beside a text of the page; `request.place` is in the page's own pixels. */
  chooseLink: ChooseLink;
  openPanel: () => void;
  shortcut: (shortcut: Shortcut) => void;
  announce: (text: string) => void;
  /** Shows that the page has room for this many characters in the text being edited. */
  sayFull: (max: number) => void;
  /** Called when the focus enters the page. */
  enterCanvas: () => void;
  /** Ends the last undo step: what follows is a new step. */
  closeStep: () => void;
  /** Called when the focus leaves the page: what was typed is saved if the person turned to another window. */
  whenAway: () => void;
  /** Ends a comparison of two versions of the page and returns to editing. */
  endComparison: () => void;
  /** Opens another page of the site, after asking about unsaved changes; `public/canvas.js` calls it. */
  follow: (path: string) => void;
}

declare global {
  interface Window {
    pagewright?: ShellWindow;
    /** Set by tests: how long the editor waits before it saves automatically, in milliseconds. */
    pagewrightPause?: number;
    /** Set by the canvas: runs axe on the rendered page and returns its findings as JSON. */
    pagewrightAdvice?: () => Promise<string>;
    /** Set by the canvas: types in the first text of the selection, if `isNew` in its first empty one; false without any. */
    pagewrightType?: (typed: Typed, isNew: boolean) => boolean;
    /** Set by the canvas: what a comment would be about now, a `CommentPlace` in JSON; null for nothing on the page. */
    pagewrightPlace?: () => string;
    /** Set by the canvas: puts the caret in the text at a `place`; false when the page does not show it. */
    pagewrightEnter?: (place: string) => boolean;
    /** Set by the boot script: the page's own islands and scripts do not run. */
    pagewrightCanvas?: boolean;
  }
}
