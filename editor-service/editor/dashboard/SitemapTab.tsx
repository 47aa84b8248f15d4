import { useMemo, useState } from 'react';
import { ask } from '../api/client.ts';
import { leaveFor } from '../leaving/leave.ts';
import { PagedTable } from '../server-state/PagedTable.tsx';
import { Tab } from '../ui/tab/Tab.tsx';
import { FilterDrawer } from '../ui/table/FilterDrawer.tsx';
import { useDebounced } from '../ui/use-debounced.ts';
import { useEditor, useWorkbench } from '../workbench/workbench-context.ts';
import { SitemapFilters } from './SitemapFilters.tsx';
import { sitemapColumns } from './sitemap-columns.tsx';
import { filterCount, NO_FILTER, sitemapQuery } from './sitemap-filter.ts';

/** Every page of the domain and its state, with filters (specification §2). */
export function SitemapTab() {
  const workbench = useWorkbench();
  const domainId = useEditor((state) => state.domainId);
  const [filter, setFilter] = useState(NO_FILTER);
  const debounced = useDebounced(filter);

  const columns = useMemo(
    () => sitemapColumns((slug) => leaveFor(workbench, { kind: 'page', href: `/${slug}` })),
    [workbench],
  );

  return (
    <Tab look="rows">
      <FilterDrawer count={filterCount(filter)} onClear={() => setFilter(NO_FILTER)}>
        <SitemapFilters value={filter} onChange={setFilter} />
      </FilterDrawer>
      <PagedTable
        label="Sitemap"
        columns={columns}
        rowId={({ _id }) => _id}
        empty="No results found"
        question={['sitemap', domainId, debounced]}
        load={async (page, size) => {
          const { sitemap, total } = await ask('sitemap/filter', { ...sitemapQuery(debounced), domainId, page, size });
          return { rows: sitemap, total };
        }}
      />
    </Tab>
  );
}
