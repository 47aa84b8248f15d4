import { blockLabel, firstWords } from '#site/content/block-name.ts';
import { type BlockList, findList, listsIn } from '../../store/blocks/block-tree.ts';
import type { Documents } from '../../store/documents/documents.ts';
import { t } from '../../words/t.ts';

/** One line of the outline: a block, or a list of a container that has several. */
export interface OutlineRow {
  id: string;
  /** Null for a list. */
  blockKey: string | null;
  /** The row around it; null on the first level. */
  parent: string | null;
  /** From 1. */
  level: number;
  label: string;
  /** The block's first words; empty when it has none. */
  words: string;
  /** From 1, among the rows of the same parent. */
  position: number;
  size: number;
  hasChildren: boolean;
}

/** The page's blocks in reading order, containers before their children. */
export function outlineRows(documents: Documents): OutlineRow[] {
  const contents = findList(documents, { kind: 'contents' });
  return contents ? rowsOf(contents, null, 1) : [];
}

/** The rows that are visible when these are closed. */
export function openRows(rows: readonly OutlineRow[], closed: ReadonlySet<string>): OutlineRow[] {
  const hidden = new Set<string>();
  return rows.filter(({ id, parent }) => {
    const isHidden = parent !== null && (hidden.has(parent) || closed.has(parent));
    if (isHidden) hidden.add(id);
    return !isHidden;
  });
}

function rowsOf(list: BlockList, parent: string | null, level: number): OutlineRow[] {
  return list.items.flatMap((item, index) => {
    const lists = listsIn({ item, index, siblings: list });
    const inside = lists.length > 1 ? listRows(lists, item.key, level + 1) : undefined;
    const children = inside ?? lists.flatMap((inner) => rowsOf(inner, item.key, level + 1));
    const own = { id: item.key, blockKey: item.key, label: blockLabel(item), words: firstWords(item) };
    return withChildren({ ...own, parent, level, position: index + 1, size: list.items.length }, children);
  });
}

function listRows(lists: readonly BlockList[], parent: string, level: number): OutlineRow[] {
  return lists.flatMap((list, index) => {
    const own = { id: `${parent}/${list.slot?.path}`, blockKey: null, label: t(list.slot?.label ?? ''), words: '' };
    const children = rowsOf(list, own.id, level + 1);
    return withChildren({ ...own, parent, level, position: index + 1, size: lists.length }, children);
  });
}

function withChildren(row: Omit<OutlineRow, 'hasChildren'>, children: readonly OutlineRow[]): OutlineRow[] {
  return [{ ...row, hasChildren: children.length > 0 }, ...children];
}
