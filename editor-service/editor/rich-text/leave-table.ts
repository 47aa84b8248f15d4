import type { Editor } from '@tiptap/core';
import { Selection, TextSelection } from '@tiptap/pm/state';

/** Puts the caret behind (1) or before (-1) the table around it, in a new paragraph if there is no text. */
export function leaveTable(editor: Editor, step: 1 | -1): boolean {
  const { state, view } = editor;
  const { $from } = state.selection;
  const depth = tableDepth(editor);
  const paragraph = state.schema.nodes.paragraph?.createAndFill();
  if (depth === 0 || !paragraph) return false;
  const edge = step > 0 ? $from.after(depth) : $from.before(depth);
  const $edge = state.doc.resolve(edge);
  const beside = step > 0 ? $edge.nodeAfter : $edge.nodeBefore;
  const { tr } = state;
  if (beside?.isTextblock) tr.setSelection(Selection.near($edge, step));
  else {
    tr.insert(edge, paragraph);
    tr.setSelection(TextSelection.create(tr.doc, edge + 1));
  }
  view.dispatch(tr.scrollIntoView());
  return true;
}

/** How deep in the document the table around the selection is; 0 without one. */
export function tableDepth({ state }: Editor): number {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name === 'table') return depth;
  }
  return 0;
}
