import { useState } from 'react';
import { counted } from '../../ui/counted.ts';
import { Answer } from '../../workbench/server-state/Answer.tsx';
import { type BrowserFilter, FIRST_SORT, isNarrowed, sortedBy } from './browser-filter.ts';
import type { ListedPage } from './browser-row.ts';
import styles from './PageBrowser.module.css';
import type { RowHandlers } from './PageRow.tsx';
import { PageRows } from './PageRows.tsx';
import { usePageList } from './use-page-list.ts';

interface PageListProps extends Omit<RowHandlers, 'onToggle' | 'onMore'> {
  filter: BrowserFilter;
  selected: ReadonlyMap<string, ListedPage>;
}

/** All pages that match, in one list. */
export function PageList({ filter, ...rows }: PageListProps) {
  const [sort, setSort] = useState(FIRST_SORT);
  const { first, total, rowAt, show, isBusy } = usePageList(filter, sort);
  const hasExcerpts = filter.inTexts && filter.q.trim() !== '';
  return (
    <>
      <p className={styles.total} role="status">
        {first.data ? foundText(total, isNarrowed(filter)) : ''}
      </p>
      <Answer query={first}>
        {() =>
          total === 0 ? (
            <p className={styles.empty}>
              No pages match. Try a shorter word{filter.inTexts ? '' : ', or search page text'}.
            </p>
          ) : (
            <PageRows
              key={`${hasExcerpts}`}
              {...rows}
              label="Pages"
              count={total}
              rowAt={rowAt}
              onShow={show}
              hasExcerpts={hasExcerpts}
              isBusy={isBusy}
              sorting={{ current: sort, onSort: (by) => setSort(sortedBy(sort, by)) }}
              onToggle={() => undefined}
              onMore={() => undefined}
            />
          )
        }
      </Answer>
    </>
  );
}

function foundText(total: number, isSearch: boolean): string {
  return isSearch ? `${counted(total, 'page')} found` : counted(total, 'page');
}
