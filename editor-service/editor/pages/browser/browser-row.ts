import type { AnswerOf } from '../../../contract/calls.ts';

/** A page as the service lists it; with an excerpt where its texts hold what was searched for. */
export type ListedPage = AnswerOf<'page/find'>['pages'][number];

/** One row of the browser. */
export type BrowserRow =
  | { kind: 'page'; page: ListedPage; level: number; below: number; isExpanded: boolean }
  /** A part of addresses without a page. */
  | { kind: 'folder'; slug: string; level: number; below: number; isExpanded: boolean }
  /** More places below `parent`, not loaded yet. */
  | { kind: 'more'; parent: string; level: number; left: number }
  | { kind: 'loading'; level: number };

/** Identifies a row among the others. */
export function rowKey(row: BrowserRow, index: number): string {
  if (row.kind === 'page') return row.page._id;
  if (row.kind === 'folder') return `folder ${row.slug}`;
  return row.kind === 'more' ? `more ${row.parent}` : `loading ${index}`;
}

/** The address that a row opens and closes in the tree; null for a row with nothing below. */
export function branchOf(row: BrowserRow | undefined): string | null {
  if (row?.kind === 'page') return row.below > 0 ? row.page.slug : null;
  return row?.kind === 'folder' ? row.slug : null;
}
