import { type Editor, posToDOMRect } from '@tiptap/react';
import { latinKey } from '../ui/latin-key.ts';
import type { ChooseLink } from './rich-text-host.ts';

/** The name of the highlight that shows the selection while the picker has the focus. */
const HIGHLIGHT = 'pw-link';

/**
 * Lets the link picker add a link to the selected text, or change or remove the one around it. Without a change the
 * focus and the selection are as before.
 */
export function editLink(editor: Editor, chooseLink: ChooseLink): void {
  const { from, to } = editor.state.selection;
  const href = hrefAt(editor);
  if (href) editor.commands.extendMarkRange('link');
  const { selection } = editor.state;
  const { left, top, width, height } = posToDOMRect(editor.view, selection.from, selection.to);
  const hide = showSelection(editor);
  chooseLink({ href, place: { left, top, width, height } }, (answer) => {
    hide();
    if (editor.isDestroyed) return;
    const chain = editor.chain().focus();
    if (!answer) chain.setTextSelection({ from, to }).run();
    else if (answer.href === '') chain.unsetLink().setTextSelection({ from, to }).run();
    else if (selection.empty) insertLinkedText(editor, answer);
    else chain.setLink({ href: answer.href }).setTextSelection(selection.to).run();
  });
}

/** The address of the link around the selection, or of the one that ends at the caret; empty for none. */
function hrefAt(editor: Editor): string {
  const { empty, $from } = editor.state.selection;
  const before = empty ? $from.nodeBefore?.marks.find(({ type }) => type.name === 'link') : undefined;
  return String(editor.getAttributes('link').href ?? before?.attrs.href ?? '');
}

/** Without selected words the title becomes the text, or the address without its scheme. */
function insertLinkedText(editor: Editor, { href, title }: { href: string; title: string }): void {
  const text = title || href.replace(/^(?:mailto:|tel:|https?:\/\/)/, '');
  const marks = [{ type: 'link', attrs: { href } }];
  editor.chain().focus().insertContent({ type: 'text', text, marks }).unsetMark('link').run();
}

/** Highlights the selected text, which browsers show faintly or not at all without the focus; the result removes it. */
function showSelection({ view, state }: Editor): () => void {
  const window = view.dom.ownerDocument.defaultView;
  if (!window || !('highlights' in window.CSS) || state.selection.empty) return () => {};
  const range = view.dom.ownerDocument.createRange();
  const start = view.domAtPos(state.selection.from);
  const end = view.domAtPos(state.selection.to);
  range.setStart(start.node, start.offset);
  range.setEnd(end.node, end.offset);
  window.CSS.highlights.set(HIGHLIGHT, new window.Highlight(range));
  return () => window.CSS.highlights.delete(HIGHLIGHT);
}

/** Ctrl+K, or Cmd+K. */
export const isLinkKey = (event: KeyboardEvent): boolean =>
  latinKey(event) === 'k' && event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey;
