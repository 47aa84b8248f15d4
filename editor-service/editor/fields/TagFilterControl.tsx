import { SORTS, type Sort, type TagFilter, tagFilterSchema } from '#content-store/model/values/tag-filter.ts';
import { FilteredPages } from '../links/page-choice/FilteredPages.tsx';
import { PageChoice } from '../links/page-choice/PageChoice.tsx';
import { LabelledGroup } from '../ui/fields/Labelled.tsx';
import { NumberField } from '../ui/fields/NumberField.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { t } from '../words/t.ts';
import type { ControlProps } from './control-props.ts';
import { TagChoice } from './TagChoice.tsx';
import { useTagCategories } from './tag-groups.ts';

const SORT_NAMES: Record<Sort, string> = {
  'a-z': t('Title (A-Z)'),
  'z-a': t('Title (Z-A)'),
  earliest: t('Publish Date (earliest)'),
  latest: t('Publish Date (latest)'),
};
const SORT_OPTIONS = SORTS.map((value) => ({ value, label: SORT_NAMES[value] }));

/** What a filter without tags finds; pages hidden from the sitemap or robots only when selected. */
const WITHOUT_TAGS = { pages: t('all except home, jobs and people'), people: t('all people'), careers: t('all jobs') };

const readable = tagFilterSchema.catch(() => tagFilterSchema.parse({}));

/** Which pages a block shows: those with any of some tags and none of others, or a fixed list of pages. */
export function TagFilterControl({ field, value, onChange }: ControlProps<'tagFilter'>) {
  const filter = readable.parse(value);
  const categories = useTagCategories();
  const set = (changes: Partial<TagFilter>) => onChange({ ...filter, ...changes });
  const isByTag = filter.selected.length === 0;
  return (
    <LabelledGroup label={field.label} help={field.help}>
      {isByTag && (
        <>
          <TagChoice
            label={t('Tags to include')}
            help={t('Pages with any of these; without one, {others}', {
              others: WITHOUT_TAGS[field.finds ?? 'pages'],
            })}
            categories={categories}
            chosen={filter.include}
            onChange={(include) => set({ include })}
          />
          <TagChoice
            label={t('Tags to exclude')}
            help={t('Pages with any of these are left out')}
            categories={categories}
            chosen={filter.exclude}
            onChange={(exclude) => set({ exclude })}
          />
          {!field.isOrderedByBlock && (
            <>
              <NumberField
                label={t('Number of items')}
                min={1}
                max={50}
                value={filter.limit}
                onChange={(limit) => limit !== undefined && set({ limit })}
              />
              <SelectField
                label={t('Sort by')}
                value={filter.sort}
                options={SORT_OPTIONS}
                onChange={(sort) => set({ sort })}
              />
            </>
          )}
        </>
      )}
      <PageChoice
        label={t('Selected pages')}
        help={t('Show exactly these, in this order, instead of using tags')}
        chosen={filter.selected}
        onChange={(selected) => set({ selected })}
      />
      {isByTag && !field.isOrderedByBlock && <FilteredPages filter={filter} finds={field.finds} />}
    </LabelledGroup>
  );
}
