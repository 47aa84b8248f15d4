import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '../../../contract/calls.ts';
import { ask } from '../../api/client.ts';
import { t } from '../../words/t.ts';
import { Answer } from '../../workbench/server-state/Answer.tsx';
import { useEditor } from '../../workbench/workbench-context.ts';
import type { BrowserRow, ListedPage } from './browser-row.ts';
import type { RowHandlers } from './PageRow.tsx';
import { PageRows } from './PageRows.tsx';

interface PageTreeProps extends Omit<RowHandlers, 'onToggle' | 'onMore'> {
  selected: ReadonlyMap<string, ListedPage>;
}

/** All pages by their addresses. */
export function PageTree(props: PageTreeProps) {
  const { root, rows, toggle, showMore } = usePageTree();
  if (!root) return null;
  return (
    <Answer query={root}>
      {() => (
        <PageRows
          {...props}
          label={t('Pages by address')}
          isTree
          count={rows.length}
          rowAt={(index) => rows[index] ?? { kind: 'loading', level: 1 }}
          onToggle={toggle}
          onMore={showMore}
        />
      )}
    </Answer>
  );
}

/** Rows per call. */
const SIZE = 100;

/** The tree of addresses, loaded as it is opened; it starts open at the page that is being edited. */
function usePageTree() {
  const slug = useEditor((state) => state.slug);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(ancestorsOf(slug)));
  /** How many batches of a level are shown; one unless more were asked for. */
  const [batches, setBatches] = useState<ReadonlyMap<string, number>>(new Map());
  const parents = ['', ...open];
  const answers = useQueries({
    queries: parents.map((parent) => ({
      queryKey: ['pages', 'children', parent, batches.get(parent) ?? 1],
      queryFn: () => loadBatches(parent, batches.get(parent) ?? 1),
    })),
  });
  const [root] = answers;
  const levels = new Map(answers.flatMap(({ data }, index) => (data ? [[parents[index] ?? '', data] as const] : [])));
  const rows = treeRows(levels, open);

  return {
    root,
    rows,
    toggle: (branch: string, isOpen = !open.has(branch)) => {
      const next = new Set(open);
      if (isOpen) next.add(branch);
      else next.delete(branch);
      setOpen(next);
    },
    showMore: (parent: string) => setBatches(new Map(batches).set(parent, (batches.get(parent) ?? 1) + 1)),
  };
}

async function loadBatches(parent: string, count: number) {
  const pages = Array.from({ length: count }, (_, index) => index + 1);
  const loaded = await Promise.all(pages.map((page) => ask('page/children', { parent, page, size: SIZE })));
  return { nodes: loaded.flatMap(({ nodes }) => nodes), total: loaded[0]?.total ?? 0 };
}

type Level = AnswerOf<'page/children'>;

/** What is loaded of the tree, by the address above. */
export type LoadedLevels = ReadonlyMap<string, Level>;

/** The visible rows of the tree: those below the root, and below each open one. */
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
