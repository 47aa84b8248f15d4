import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ask } from '../api/client.ts';
import { leaveFor } from '../leaving/leave.ts';
import { Answer } from '../server-state/Answer.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { FilterDrawer } from '../ui/table/FilterDrawer.tsx';
import { Pager } from '../ui/table/Pager.tsx';
import { useSettled } from '../ui/use-settled.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import styles from './Dashboard.module.css';
import { SitemapFilters } from './SitemapFilters.tsx';
import { sitemapColumns } from './sitemap-columns.tsx';
import { filterCount, NO_FILTER, type SitemapFilter, sitemapQuery } from './sitemap-filter.ts';

/** Rows of a page (specification §9). */
const SIZE = 10;

/** Every page of the domain, to find one and to see what state it is in (specification §2). */
export function SitemapTab() {
  const workbench = useWorkbench();
  const domainId = useEditor((state) => state.domainId);
  const [filter, setFilter] = useState(NO_FILTER);
  const [page, setPage] = useState(1);
  const settled = useSettled(filter);
  const pages = useQuery({
    queryKey: ['sitemap', domainId, settled, page],
    queryFn: () => ask('sitemap/filter', { ...sitemapQuery(settled), domainId, page, size: SIZE }),
    placeholderData: keepPreviousData,
  });

  const columns = useMemo(
    () => sitemapColumns((slug) => leaveFor(workbench, { kind: 'page', href: `/${slug}` })),
    [workbench],
  );

  function change(next: SitemapFilter) {
    setFilter(next);
    setPage(1);
  }

  return (
    <div className={styles.tab}>
      <FilterDrawer count={filterCount(filter)} onClear={() => change(NO_FILTER)}>
        <SitemapFilters value={filter} onChange={change} />
      </FilterDrawer>
      <Answer query={pages}>
        {({ sitemap, total }) => (
          <div>
            <DataTable
              label="Sitemap"
              columns={columns}
              rows={sitemap}
              rowId={({ _id }) => _id}
              empty="No results found"
              isBusy={pages.isPlaceholderData}
            />
            <Pager page={page} size={SIZE} total={total} onChange={setPage} />
          </div>
        )}
      </Answer>
    </div>
  );
}
