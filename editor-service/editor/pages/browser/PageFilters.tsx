import { useQuery } from '@tanstack/react-query';
import { PAGE_STATUSES } from '#content-store/model/entities/page-entry.ts';
import { templateOf } from '#site/templates/definitions.ts';
import { ask } from '../../api/client.ts';
import { nameOfTag } from '../../fields/tag-groups.ts';
import { boundTo } from '../../ui/fields/bound-to.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { DateRange } from '../../ui/table/DateRange.tsx';
import type { BrowserFilter } from './browser-filter.ts';
import { STATUS_NAMES } from './StatusChip.tsx';

interface PageFiltersProps {
  value: BrowserFilter;
  onChange: (value: BrowserFilter) => void;
}

const STATUSES = PAGE_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] }));

/** Narrows the list to the values that pages have. */
export function PageFilters({ value, onChange }: PageFiltersProps) {
  const { data } = useQuery({
    queryKey: ['pages', 'filters'],
    queryFn: () => ask('page/loadFilters', {}),
  });
  const field = boundTo(value, onChange);
  return (
    <>
      <SelectField label="Status" any="Any" options={STATUSES} {...field('status')} />
      <SelectField
        label="Template"
        any="Any"
        options={optionsOf(data?.templates, (name) => templateOf(name)?.label ?? name)}
        {...field('template')}
      />
      <SelectField label="Author" any="Anyone" options={optionsOf(data?.authors)} {...field('author')} />
      <SelectField label="Changed by" any="Anyone" options={optionsOf(data?.people)} {...field('updatedBy')} />
      <SelectField label="Tag" any="Any" options={optionsOf(data?.tags, nameOfTag)} {...field('tag')} />
      <DateRange labels={['Changed from', 'Changed to']} {...field('days')} />
    </>
  );
}

const optionsOf = (values: readonly string[] = [], nameOf = (value: string) => value) =>
  values.map((value) => ({ value, label: nameOf(value) }));
