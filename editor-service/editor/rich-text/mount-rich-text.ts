import { getSchema } from '@tiptap/core';
import { type EditorState, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { TableMap } from '@tiptap/pm/tables';
import { Editor } from '@tiptap/react';
import { isSlash } from '../ui/latin-key.ts';
import { t } from '../words/t.ts';
import { editLink, isLinkKey } from './edit-link.ts';
import { parseMarkup } from './keep-markup.ts';
import { tableDepth } from './leave-table.ts';
import { pasteIntoText } from './paste-into-text.ts';
import type { ChangeText } from './pasted-pictures.ts';
import { typeBelow } from './picture-commands.ts';
import { refuseRewriting } from './refuse-rewriting.ts';
import type { ChooseLink, RichTextHost } from './rich-text-host.ts';
import { textExtensions } from './text-extensions.ts';
import { writtenContent, writtenMarkup } from './written-markup.ts';

interface RichTextMount {
  /** Becomes the editor element; its content is replaced. */
  element: HTMLElement;
  value: string;
  /** What is stored now, also after the editor was closed; pictures may arrive then. */
  stored: () => unknown;
  label: string;
  host: RichTextHost;
  /** `beforeSlash`: the text before `/` was typed on an empty line; null when something else was done. */
  onChange: (markup: string, beforeSlash: string | null) => void;
  /** Opens the link picker, for Ctrl+K. */
  chooseLink: ChooseLink;
}

/** An open rich text. */
export interface TextEditing {
  editor: Editor;
  /**
   * Shows stored markup, cut to its first characters, unless that is what is edited. The same as the last time is no news: a page
   * may be rendered before it knows what was typed since.
   */
  show: (value: string, longest?: number) => void;
}

/** Turns an element into a rich text editor; `onChange` is called for edits only, never for opening it. */
export function mountRichText({
  element,
  value,
  stored,
  label,
  host,
  chooseLink,
  onChange,
}: RichTextMount): TextEditing {
  // What it was given counts as its text, byte for byte, until that is edited, and if every edit was taken back.
  let given = value;
  let markup = value;
  let left: EditorState | null = null;
  const change: ChangeText = (by) => {
    const transaction = by(left ?? editor.state);
    if (!left) editor.view.dispatch(transaction);
    else if ((stored() ?? '') !== markup) return false;
    else if (transaction.docChanged) {
      left = left.apply(transaction);
      markup = writtenContent(left.doc.content, left.schema);
      onChange(markup, null);
    }
    return true;
  };
  const paste = pasteIntoText(() => editor, change, host);
  const rewriting = refuseRewriting(element);
  const extensions = textExtensions(host);
  const editor: Editor = new Editor({
    element: { mount: element },
    injectCSS: false,
    content: parseMarkup(value, getSchema(extensions)),
    extensions,
    editorProps: {
      attributes: { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox', translate: 'no' },
      ...paste,
      handleTextInput: (view, _from, _to, text) => typeBelow(view, text),
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
    onUpdate: ({ transaction }) => {
      const before = markup;
      markup = editor.state.doc.eq(read) ? given : writtenMarkup(editor);
      onChange(markup, isSlashTyped(transaction) ? before : null);
    },
  });
  let read = editor.state.doc;
  editor.registerPlugin(rewriting.plugin);
  editor.on('destroy', () => {
    rewriting.stop();
    left = editor.state;
  });
  announceTables(editor, host);
  let told = value;
  return {
    editor,
    show(next, longest = Number.POSITIVE_INFINITY) {
      if (next === told) return;
      told = next;
      if (markup.slice(0, longest) === next) return;
      editor.commands.setContent(parseMarkup(next, editor.schema), { emitUpdate: false });
      [given, markup, read] = [next, next, editor.state.doc];
    },
  };
}

/** True when a transaction did nothing but type a slash on an empty line. */
function isSlashTyped({ selection: { $from }, doc, before }: Transaction): boolean {
  return isSlash($from.parent.textContent) && $from.parentOffset === 1 && doc.content.size === before.content.size + 1;
}

/** A pointer position in pixels of the window, or the end, or everything selected. */
export type CaretPlace = { left: number; top: number } | 'end' | 'all';

/** Focuses an editor, with its caret at a place, at once: Tiptap's own command may steal the focus a frame later. */
export function placeCaret(editor: Editor, caret: CaretPlace): void {
  const { view } = editor;
  const { doc, tr } = view.state;
  const place = typeof caret === 'object' && view.posAtCoords(caret);
  const end = Selection.atEnd(doc);
  const other = caret === 'all' ? TextSelection.create(doc, Selection.atStart(doc).from, end.to) : end;
  view.dispatch(tr.setSelection(place ? TextSelection.near(doc.resolve(place.pos)) : other));
  if (place || !view.hasFocus()) view.focus();
  // The browser puts the caret at the start of what becomes editable while it gets the focus.
  else requestAnimationFrame(() => !editor.isDestroyed && view.hasFocus() && view.focus());
}

/** Types at the caret, with Enter between lines. */
export function typeLines({ view, commands }: Editor, text: string): void {
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) commands.keyboardShortcut('Enter');
    if (line) view.dispatch(view.state.tr.insertText(line));
  }
}

/** Announces how large a table is, and how to leave it, when the caret enters it. */
function announceTables(editor: Editor, { announce }: Pick<RichTextHost, 'announce'>): void {
  let isInside = false;
  editor.on('selectionUpdate', () => {
    const depth = tableDepth(editor);
    if (depth > 0 && !isInside) {
      const { width, height } = TableMap.get(editor.state.selection.$from.node(depth));
      announce(
        t(
          'Table, {height} rows, {width} columns. Tab moves to the next cell, and leaves the table after the last one. Alt+F10 moves to its commands.',
          { height, width },
        ),
      );
    }
    isInside = depth > 0;
  });
}
