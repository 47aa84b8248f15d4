import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { parseMarkup } from './keep-markup.ts';
import { writtenMarkup } from './written-markup.ts';

/** The stored markup that an editor was given, the document read from it, and what it wrote last. */
interface Shown {
  given: string;
  read: Node;
  markup: string;
}

const shown = new WeakMap<Editor, Shown>();

/** Notes the markup that an editor was given: until the text is edited it stands for it, byte for byte. */
export function noteGiven(editor: Editor, given: string): void {
  shown.set(editor, { given, read: editor.state.doc, markup: given });
}

/** The markup of the edited text; the given one if every edit was taken back. */
export function editedMarkup(editor: Editor): string {
  const last = shown.get(editor);
  if (!last) return writtenMarkup(editor);
  last.markup = editor.state.doc.eq(last.read) ? last.given : writtenMarkup(editor);
  return last.markup;
}

/** Shows stored markup, unless it is what the editor was given or wrote last, cut to its first characters. */
export function showMarkup(editor: Editor, value: string, longest = Number.POSITIVE_INFINITY): void {
  if (shown.get(editor)?.markup.slice(0, longest) === value) return;
  editor.commands.setContent(parseMarkup(value, editor.schema), { emitUpdate: false });
  noteGiven(editor, value);
}
