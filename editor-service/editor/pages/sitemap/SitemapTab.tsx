import { useState } from 'react';
import { FREQUENCIES } from '#content-store/model/entities/page.ts';
import type { SitemapItem } from '#content-store/model/entities/sitemap-item.ts';
import { ask } from '../../api/client.ts';
import { PageLink } from '../../saving/leaving/PageLink.tsx';
import { boundTo } from '../../ui/fields/bound-to.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Tab } from '../../ui/tab/Tab.tsx';
import { countSet } from '../../ui/table/count-set.ts';
import type { Column } from '../../ui/table/DataTable.tsx';
import { DateRange } from '../../ui/table/DateRange.tsx';
import { ANY_DAYS, momentsOf } from '../../ui/table/days.ts';
import { FilterDrawer } from '../../ui/table/FilterDrawer.tsx';
import { timeAndDay } from '../../ui/time-and-day.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { t } from '../../words/t.ts';
import { PagedTable } from '../../workbench/server-state/PagedTable.tsx';

const NOT_SET = t('Not set');
const yesOrNo = (value: boolean) => (value ? t('Yes') : t('No'));

/** The columns of the sitemap. */
const COLUMNS: readonly Column<SitemapItem>[] = [
  { header: t('Slug'), cell: ({ slug }) => <PageLink slug={slug}>/{slug}</PageLink> },
  { header: t('Page Type'), cell: ({ pageType }) => pageType },
  { header: t('Last Modified'), cell: ({ updatedAt }) => timeAndDay(updatedAt) },
  { header: t('Last Published'), cell: ({ publishedAt }) => (publishedAt ? timeAndDay(publishedAt) : NOT_SET) },
  { header: t('Currently Published'), cell: ({ published }) => yesOrNo(published) },
  { header: t('Publishable By You'), cell: ({ publishableByYou }) => yesOrNo(publishableByYou) },
  { header: t('Change Frequency'), cell: ({ frequency }) => frequency ?? NOT_SET },
  { header: t('Priority'), cell: ({ priority }) => priority ?? NOT_SET },
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
        label={t('Sitemap')}
        columns={COLUMNS}
        empty={t('No results found')}
        question={['sitemap', debounced]}
        list="sitemap"
        load={(page, size) => ask('sitemap/filter', { ...sitemapQuery(debounced), page, size })}
      />
    </Tab>
  );
}

const FREQUENCY_OPTIONS = FREQUENCIES.map((value) => ({ value, label: value }));
const YES_OR_NO = [
  { value: 'true', label: t('Yes') },
  { value: 'false', label: t('No') },
] as const;

/** All filters of the sitemap; they can be combined. */
function SitemapFilters({ value, onChange }: { value: SitemapFields; onChange: (value: SitemapFields) => void }) {
  const field = boundTo(value, onChange);
  const hasPriority = isPriority(value.priority);
  return (
    <>
      <TextField label={t('Slug')} type="search" maxLength={200} {...field('slug')} />
      <TextField label={t('Page Type')} type="search" maxLength={40} placeholder="page" {...field('pageType')} />
      <SelectField label={t('Change Frequency')} any={t('Any')} options={FREQUENCY_OPTIONS} {...field('frequency')} />
      <TextField
        label={t('Priority')}
        help={hasPriority ? undefined : t('0 to 1, in steps of 0.1')}
        type="number"
        min={0}
        max={1}
        step={0.1}
        aria-invalid={!hasPriority}
        {...field('priority')}
      />
      <DateRange labels={[t('Last Modified From'), t('Last Modified To')]} {...field('days')} />
      <SelectField label={t('Publishable By You')} any={t('Any')} options={YES_OR_NO} {...field('publishableByYou')} />
    </>
  );
}

type SitemapFields = typeof NO_SITEMAP_FILTER;

export const NO_SITEMAP_FILTER = {
  slug: '',
  pageType: '',
  frequency: '' as (typeof FREQUENCIES)[number] | '',
  /** 0 to 1 in steps of 0.1, as typed. */
  priority: '',
  days: ANY_DAYS,
  publishableByYou: '' as 'true' | 'false' | '',
};

/** The filter as query parameters of the service, without empty values. */
export function sitemapQuery({ slug, pageType, frequency, priority, days, publishableByYou }: SitemapFields) {
  const { from, to } = momentsOf(days);
  return {
    ...(slug && { slug }),
    ...(pageType && { pageType }),
    ...(frequency && { freq: frequency }),
    ...(priority && isPriority(priority) && { priority }),
    ...(from && { lastModFrom: from }),
    ...(to && { lastModTo: to }),
    ...(publishableByYou && { publishableByYou }),
  };
}

/** True for an empty text, and for 0 to 1. */
function isPriority(typed: string): boolean {
  return typed === '' || (Number(typed) >= 0 && Number(typed) <= 1);
}
