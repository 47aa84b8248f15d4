import type { Editor } from '@tiptap/core';
import { TableMap } from '@tiptap/pm/tables';
import { tableDepth } from './leave-table.ts';
import type { RichTextHost } from './rich-text-host.ts';

/** Says how large a table is, and how to get out, when the caret comes into it. */
export function announceTables(editor: Editor, { announce }: Pick<RichTextHost, 'announce'>): void {
  let isInside = false;
  editor.on('selectionUpdate', () => {
    const depth = tableDepth(editor);
    if (depth > 0 && !isInside) {
      const { width, height } = TableMap.get(editor.state.selection.$from.node(depth));
      announce(
        `Table, ${height} rows, ${width} columns. Tab moves to the next cell, and leaves the table after the last one. Alt+F10 moves to its commands.`,
      );
    }
    isInside = depth > 0;
  });
}
