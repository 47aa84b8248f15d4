import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
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

/** Changes attributes of a node where it is, which keeps the selection. */
export function setAttributes({ state, view }: Editor, position: number, attributes: Record<string, unknown>): void {
  const { tr } = state;
  for (const [name, value] of Object.entries(attributes)) tr.setNodeAttribute(position, name, value);
  view.dispatch(tr);
}
