import { TextSelection } from '@tiptap/pm/state';
import { Editor } from '@tiptap/react';
import { announceTables } from './announce-tables.ts';
import { editLink, isLinkKey } from './edit-link.ts';
import type { ChooseLink } from './link-request.ts';
import { pasteIntoText } from './paste-into-text.ts';
import { type RichTextHost, setHost } from './rich-text-host.ts';
import { markupOf, noteGiven, showMarkup } from './shown-markup.ts';
import { textExtensions } from './text-extensions.ts';

interface RichTextMount {
  /** Becomes the editor element; its content is replaced. */
  element: HTMLElement;
  value: string;
  label: string;
  host: RichTextHost;
  onChange: (markup: string) => void;
  /** Opens the link picker, for Ctrl+K. */
  chooseLink: ChooseLink;
}

/** An open rich text. */
export interface TextEditing {
  editor: Editor;
  /** Shows stored markup, cut to its first characters, unless that is what is edited. */
  show: (value: string, longest?: number) => void;
}

/** Turns an element into a rich text editor; `onChange` is called for edits only, never for opening it. */
export function mountRichText({ element, value, label, host, chooseLink, onChange }: RichTextMount): TextEditing {
  const paste = pasteIntoText(() => editor, host);
  const editor: Editor = new Editor({
    element: { mount: element },
    injectCSS: false,
    content: value,
    extensions: textExtensions(host),
    editorProps: {
      attributes: { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox' },
      ...paste,
      handleDOMEvents: {
        ...paste.handleDOMEvents,
        keydown: (_view, event) => {
          if (!isLinkKey(event)) return false;
          event.preventDefault();
          event.stopPropagation(); // Outside of texts these keys are the shell's.
          editLink(editor, chooseLink);
          return true;
        },
      },
    },
    onUpdate: () => onChange(markupOf(editor)),
  });
  noteGiven(editor, value);
  setHost(editor, host);
  announceTables(editor, host);
  return { editor, show: (next, longest) => showMarkup(editor, next, longest) };
}

/** Places the caret at a pointer position, in pixels of the window; at the end without one. */
export function placeCaret({ view, commands }: Editor, pointed: { left: number; top: number } | null): void {
  const place = pointed && view.posAtCoords(pointed);
  if (place) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))));
  // The editor already has the focus, so the command would leave the caret at the start.
  if (place) view.focus();
  else commands.focus('end', { scrollIntoView: false });
}
