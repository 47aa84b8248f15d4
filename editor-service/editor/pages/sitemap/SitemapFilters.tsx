import { FREQUENCIES } from '#content-store/model/entities/page.ts';
import { boundTo } from '../../ui/fields/bound-to.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { DateRange } from '../../ui/table/DateRange.tsx';
import { isPriority, type SitemapFields } from './sitemap-filter.ts';

interface SitemapFiltersProps {
  value: SitemapFields;
  onChange: (value: SitemapFields) => void;
}

const FREQUENCY_OPTIONS = FREQUENCIES.map((value) => ({ value, label: value }));
const YES_OR_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
] as const;

/** All filters of the sitemap; they can be combined. */
export function SitemapFilters({ value, onChange }: SitemapFiltersProps) {
  const field = boundTo(value, onChange);
  const hasPriority = isPriority(value.priority);
  return (
    <>
      <TextField label="Slug" type="search" maxLength={200} {...field('slug')} />
      <TextField label="Page Type" type="search" maxLength={40} placeholder="page" {...field('pageType')} />
      <SelectField label="Change Frequency" any="Any" options={FREQUENCY_OPTIONS} {...field('frequency')} />
      <TextField
        label="Priority"
        help={hasPriority ? undefined : '0 to 1, in steps of 0.1'}
        type="number"
        min={0}
        max={1}
        step={0.1}
        aria-invalid={!hasPriority}
        {...field('priority')}
      />
      <DateRange labels={['Last Modified From', 'Last Modified To']} {...field('days')} />
      <SelectField label="Publishable By You" any="Any" options={YES_OR_NO} {...field('publishableByYou')} />
    </>
  );
}
