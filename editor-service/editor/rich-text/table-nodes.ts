import type { Editor } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import type { NodeView } from '@tiptap/pm/view';
import { t } from '../words/t.ts';
import { leaveTable } from './leave-table.ts';
import type { RichTextHost } from './rich-text-host.ts';

const cellAttributes = () => ({
  colspan: { default: 1 },
  rowspan: { default: 1 },
  // Needed by the commands for columns; widths are not stored.
  colwidth: { default: null, parseHTML: () => null, rendered: false },
});

/** Tables with a caption, without widths. Tab goes from cell to cell and, at either end, out of the table. */
export const tableNodes = ({ announce }: Pick<RichTextHost, 'announce'>) => [
  Table.extend({
    addAttributes: () => ({
      caption: {
        default: '',
        parseHTML: (element: HTMLElement) => element.querySelector(':scope > caption')?.textContent?.trim() ?? '',
        rendered: false,
      },
    }),
    parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
    renderHTML: ({ node }) => {
      const caption = String(node.attrs.caption);
      return caption ? ['table', ['caption', caption], ['tbody', 0]] : ['table', ['tbody', 0]];
    },
    addKeyboardShortcuts() {
      const { editor } = this;
      const move = (step: 1 | -1) => () => {
        if (!editor.isActive('table')) return false;
        const { commands } = editor;
        return (step > 0 ? commands.goToNextCell() : commands.goToPreviousCell()) || out(editor, step);
      };
      const out = (from: Editor, step: 1 | -1) => {
        announce(step > 0 ? t('After the table') : t('Before the table'));
        return leaveTable(from, step);
      };
      return { ...this.parent?.(), Tab: move(1), 'Shift-Tab': move(-1) };
    },
    addNodeView:
      () =>
      ({ node }): NodeView => {
        const dom = document.createElement('div');
        dom.className = 'table';
        const table = dom.appendChild(document.createElement('table'));
        const caption = document.createElement('caption');
        caption.contentEditable = 'false';
        const contentDOM = table.appendChild(document.createElement('tbody'));
        const update = (next: typeof node) => {
          if (next.type !== node.type) return false;
          caption.textContent = String(next.attrs.caption);
          if (!next.attrs.caption) caption.remove();
          else if (!caption.isConnected || caption.parentElement !== table) table.prepend(caption);
          return true;
        };
        update(node);
        return { dom, contentDOM, update, ignoreMutation: ({ target }) => !contentDOM.contains(target) };
      },
  }),
  TableRow,
  // The usual `scope` follows from where a heading is (`written-markup.ts`).
  TableHeader.extend({ addAttributes: () => ({ ...cellAttributes(), scope: { default: null } }) }),
  TableCell.extend({ addAttributes: cellAttributes }),
];
