import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../api/client.ts';
import { useEditor } from '../../workbench/workbench-context.ts';
import { ancestorsOf, treeRows } from './tree-rows.ts';

/** Places per call. */
const SIZE = 100;

/** The tree of addresses, loaded as it is opened; it starts open at the page that is being edited. */
export function usePageTree() {
  const slug = useEditor((state) => state.slug);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(ancestorsOf(slug)));
  /** How many parts of a level are shown; one unless more were asked for. */
  const [parts, setParts] = useState<ReadonlyMap<string, number>>(new Map());
  const parents = ['', ...open];
  const answers = useQueries({
    queries: parents.map((parent) => ({
      queryKey: ['pages', 'children', parent, parts.get(parent) ?? 1],
      queryFn: () => loadParts(parent, parts.get(parent) ?? 1),
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
    showMore: (parent: string) => setParts(new Map(parts).set(parent, (parts.get(parent) ?? 1) + 1)),
  };
}

async function loadParts(parent: string, count: number) {
  const pages = Array.from({ length: count }, (_, index) => index + 1);
  const loaded = await Promise.all(pages.map((page) => ask('page/children', { parent, page, size: SIZE })));
  return { nodes: loaded.flatMap(({ nodes }) => nodes), total: loaded[0]?.total ?? 0 };
}
