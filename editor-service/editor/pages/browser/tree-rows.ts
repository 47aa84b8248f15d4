import type { AnswerOf } from '../../../contract/calls.ts';
import type { BrowserRow } from './browser-row.ts';

type Level = AnswerOf<'page/children'>;

/** What is loaded of the tree, by the address above. */
export type LoadedLevels = ReadonlyMap<string, Level>;

/** The visible rows of the tree: the places below the root, and below each open one. */
export function treeRows(levels: LoadedLevels, open: ReadonlySet<string>, parent = '', level = 1): BrowserRow[] {
  const loaded = levels.get(parent);
  if (!loaded) return [{ kind: 'loading', level }];
  const rows = loaded.nodes.flatMap(({ slug, page, below }): BrowserRow[] => {
    const isExpanded = below > 0 && open.has(slug);
    const row: BrowserRow = page
      ? { kind: 'page', page, level, below, isExpanded }
      : { kind: 'folder', slug, level, below, isExpanded };
    return isExpanded ? [row, ...treeRows(levels, open, slug, level + 1)] : [row];
  });
  const left = loaded.total - loaded.nodes.length;
  return left > 0 ? [...rows, { kind: 'more', parent, level, left }] : rows;
}

/** The addresses above a page: `a/b/c` is below `a/b` and `a`. */
export function ancestorsOf(slug: string): string[] {
  const parts = slug.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
