import { useState } from 'react';
import { ask } from '../../api/client.ts';
import { counted } from '../../ui/counted.ts';
import { t } from '../../words/t.ts';
import { Answer } from '../../workbench/server-state/Answer.tsx';
import { useParts } from '../../workbench/server-state/use-parts.ts';
import { type BrowserFilter, browserQuery, FIRST_SORT, isNarrowed, sortedBy } from './browser-filter.ts';
import type { BrowserRow, ListedPage } from './browser-row.ts';
import styles from './PageBrowser.module.css';
import type { RowHandlers } from './PageRow.tsx';
import { PageRows } from './PageRows.tsx';

interface PageListProps extends Omit<RowHandlers, 'onToggle' | 'onMore'> {
  filter: BrowserFilter;
  selected: ReadonlyMap<string, ListedPage>;
}

/** Pages per call. */
const SIZE = 50;

/**
 * All pages that match, in one list, loaded in batches as they come into view. The last list stays until the next one is
 * there.
 */
export function PageList({ filter, ...rows }: PageListProps) {
  const [sort, setSort] = useState(FIRST_SORT);
  const query = browserQuery(filter, sort);
  const { first, partAt, show } = useParts(['pages', query], SIZE, (page) =>
    ask('page/find', { ...query, page, size: SIZE }),
  );
  const total = first.data?.total ?? 0;
  const hasExcerpts = filter.inTexts && filter.q.trim() !== '';

  function rowAt(index: number): BrowserRow {
    const page = partAt(index)?.pages[index % SIZE];
    return page ? { kind: 'page', page, level: 1, below: 0, isExpanded: false } : { kind: 'loading', level: 1 };
  }

  return (
    <>
      <p className="note" role="status">
        {first.data && (isNarrowed(filter) ? counted(total, 'page found', 'pages found') : counted(total, 'page'))}
      </p>
      <Answer query={first}>
        {() =>
          total === 0 ? (
            <p className={styles.empty}>
              {filter.inTexts
                ? t('No pages match. Try a shorter word.')
                : t('No pages match. Try a shorter word, or search page text.')}
            </p>
          ) : (
            <PageRows
              key={`${hasExcerpts}`}
              {...rows}
              label={t('Pages')}
              count={total}
              rowAt={rowAt}
              onShow={show}
              hasExcerpts={hasExcerpts}
              isBusy={first.isPlaceholderData}
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
