import { useState } from 'react';
import type { SitemapItem } from '#content-store/model/entities/sitemap-item.ts';
import { ask } from '../../api/client.ts';
import { PageLink } from '../../saving/leaving/PageLink.tsx';
import { Tab } from '../../ui/tab/Tab.tsx';
import { countSet } from '../../ui/table/count-set.ts';
import type { Column } from '../../ui/table/DataTable.tsx';
import { FilterDrawer } from '../../ui/table/FilterDrawer.tsx';
import { timeAndDay } from '../../ui/time-and-day.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { PagedTable } from '../../workbench/server-state/PagedTable.tsx';
import { SitemapFilters } from './SitemapFilters.tsx';
import { NO_SITEMAP_FILTER, sitemapQuery } from './sitemap-filter.ts';

const NOT_SET = 'Not set';
const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');

/** The columns of the sitemap. */
const COLUMNS: readonly Column<SitemapItem>[] = [
  { header: 'Slug', cell: ({ slug }) => <PageLink slug={slug}>/{slug}</PageLink> },
  { header: 'Page Type', cell: ({ pageType }) => pageType },
  { header: 'Last Modified', cell: ({ updatedAt }) => timeAndDay(updatedAt) },
  { header: 'Last Published', cell: ({ publishedAt }) => (publishedAt ? timeAndDay(publishedAt) : NOT_SET) },
  { header: 'Currently Published', cell: ({ published }) => yesOrNo(published) },
  { header: 'Publishable By You', cell: ({ publishableByYou }) => yesOrNo(publishableByYou) },
  { header: 'Change Frequency', cell: ({ frequency }) => frequency ?? NOT_SET },
  { header: 'Priority', cell: ({ priority }) => priority ?? NOT_SET },
];

/** Every page of the domain and its state, with filters. */
export function SitemapTab() {
  const [filter, setFilter] = useState(NO_SITEMAP_FILTER);
  const debounced = useDebounced(filter);
  return (
    <Tab look="rows">
      <FilterDrawer count={countSet(filter)} onClear={() => setFilter(NO_SITEMAP_FILTER)}>
        <SitemapFilters value={filter} onChange={setFilter} />
      </FilterDrawer>
      <PagedTable
        label="Sitemap"
        columns={COLUMNS}
        empty="No results found"
        question={['sitemap', debounced]}
        list="sitemap"
        load={(page, size) => ask('sitemap/filter', { ...sitemapQuery(debounced), page, size })}
      />
    </Tab>
  );
}
