import type { Editor } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { TextPicture } from './rich-text-host.ts';

/** Inserts a picture below the caret's paragraph, or in place of an empty one, and selects it to be described. */
export function insertPicture({ state, view, schema }: Editor, { imageId, alt }: TextPicture): void {
  const picture = schema.nodes.image?.create({ imageId, alt: alt || null });
  if (!picture) return;
  const { $to } = state.selection;
  const block = $to.depth > 0 && $to.parent.isTextblock ? $to.parent : null;
  const at = block ? $to.after() : $to.pos;
  const from = block?.content.size === 0 ? $to.before() : at;
  const tr = state.tr.replaceWith(from, at, picture);
  view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, from)).scrollIntoView());
}

/** Types below a selected picture, rule or the like instead of in its place; false when none is selected. */
export function typeBelow(view: EditorView, text: string): boolean {
  const { selection, schema, tr } = view.state;
  if (!(selection instanceof NodeSelection && selection.node.isBlock && selection.node.isAtom)) return false;
  tr.insert(selection.to, schema.node('paragraph', null, schema.text(text)));
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, selection.to + 1 + text.length)).scrollIntoView());
  return true;
}

/** Changes attributes of a node where it is, which keeps the selection. */
export function setAttributes({ state, view }: Editor, position: number, attributes: Record<string, unknown>): void {
  const { tr } = state;
  for (const [name, value] of Object.entries(attributes)) tr.setNodeAttribute(position, name, value);
  view.dispatch(tr);
}
