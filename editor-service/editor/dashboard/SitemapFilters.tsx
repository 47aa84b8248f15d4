import { FREQUENCIES } from '#content-store/model/entities/page.ts';
import controls from '../ui/fields/controls.module.css';
import { Labelled } from '../ui/fields/Labelled.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { DateRange } from '../ui/table/DateRange.tsx';
import { isPriority, type SitemapFilter } from './sitemap-filter.ts';

interface SitemapFiltersProps {
  value: SitemapFilter;
  onChange: (value: SitemapFilter) => void;
}

const FREQUENCY_OPTIONS = FREQUENCIES.map((value) => ({ value, label: value }));
const YES_OR_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
] as const;

/** All filters of the sitemap (specification §2); they can be combined. */
export function SitemapFilters({ value, onChange }: SitemapFiltersProps) {
  const set = (changes: Partial<SitemapFilter>) => onChange({ ...value, ...changes });
  return (
    <>
      <TextField label="Slug" type="search" maxLength={200} value={value.slug} onChange={(slug) => set({ slug })} />
      <TextField
        label="Page Type"
        type="search"
        maxLength={40}
        placeholder="page"
        value={value.pageType}
        onChange={(pageType) => set({ pageType })}
      />
      <SelectField
        label="Change Frequency"
        any="Any"
        value={value.frequency}
        options={FREQUENCY_OPTIONS}
        onChange={(frequency) => set({ frequency })}
      />
      <PriorityField value={value.priority} onChange={(priority) => set({ priority })} />
      <DateRange
        labels={['Last Modified From', 'Last Modified To']}
        value={value.days}
        onChange={(days) => set({ days })}
      />
      <SelectField
        label="Publishable By You"
        any="Any"
        value={value.publishableByYou}
        options={YES_OR_NO}
        onChange={(publishableByYou) => set({ publishableByYou })}
      />
    </>
  );
}

function PriorityField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <Labelled label="Priority" help={isPriority(value) ? undefined : '0 to 1, in steps of 0.1'}>
      {(control) => (
        <input
          {...control}
          className={controls.input}
          type="number"
          min={0}
          max={1}
          step={0.1}
          value={value}
          aria-invalid={!isPriority(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Labelled>
  );
}
