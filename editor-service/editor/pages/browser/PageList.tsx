import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../api/client.ts';
import { counted } from '../../ui/counted.ts';
import { Answer } from '../../workbench/server-state/Answer.tsx';
import {
  type BrowserFilter,
  type BrowserSort,
  browserQuery,
  FIRST_SORT,
  isNarrowed,
  sortedBy,
} from './browser-filter.ts';
import type { BrowserRow, ListedPage } from './browser-row.ts';
import styles from './PageBrowser.module.css';
import type { RowHandlers } from './PageRow.tsx';
import { PageRows } from './PageRows.tsx';

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
        {first.data && `${counted(total, 'page')}${isNarrowed(filter) ? ' found' : ''}`}
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

/** Pages per call. */
const SIZE = 50;

/** The pages that match, loaded in batches as they come into view. The last list stays until the next one is there. */
function usePageList(filter: BrowserFilter, sort: BrowserSort) {
  const query = browserQuery(filter, sort);
  const question = JSON.stringify(query);
  const [seen, setSeen] = useState<{ question: string; parts: readonly number[] }>({ question, parts: [] });
  const load = (page: number) => ask('page/find', { ...query, page, size: SIZE });
  const first = useQuery({
    queryKey: ['pages', question, 1],
    queryFn: () => load(1),
    placeholderData: keepPreviousData,
  });
  const parts = seen.question === question ? seen.parts : [];
  const rest = useQueries({
    queries: parts.map((page) => ({ queryKey: ['pages', question, page], queryFn: () => load(page) })),
  });
  const total = first.data?.total ?? 0;

  function pageAt(index: number): ListedPage | undefined {
    const part = Math.floor(index / SIZE) + 1;
    const data = part === 1 ? first.data : rest[parts.indexOf(part)]?.data;
    return data?.pages[index % SIZE];
  }

  /** Loads what is in view. */
  function show(from: number, to: number) {
    const wanted = partsBetween(from, Math.min(to, total - 1)).filter((part) => part > 1 && !parts.includes(part));
    if (wanted.length > 0) setSeen({ question, parts: [...parts, ...wanted] });
  }

  function rowAt(index: number): BrowserRow {
    const page = pageAt(index);
    return page ? { kind: 'page', page, level: 1, below: 0, isExpanded: false } : { kind: 'loading', level: 1 };
  }

  return { first, total, rowAt, show, isBusy: first.isPlaceholderData };
}

function partsBetween(from: number, to: number): number[] {
  const first = Math.floor(from / SIZE) + 1;
  return Array.from({ length: Math.max(0, Math.floor(to / SIZE) + 2 - first) }, (_, index) => first + index);
}
