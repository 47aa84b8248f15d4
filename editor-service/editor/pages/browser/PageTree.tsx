import { Answer } from '../../workbench/server-state/Answer.tsx';
import type { ListedPage } from './browser-row.ts';
import type { RowHandlers } from './PageRow.tsx';
import { PageRows } from './PageRows.tsx';
import { usePageTree } from './use-page-tree.ts';

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
          label="Pages by address"
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
