import { useState } from 'react';
import { type Category, categorySchema } from '#content-store/model/entities/categories.ts';
import { ask } from '../api/client.ts';
import { newKey } from '../store/blocks/fresh-keys.ts';
import { Button } from '../ui/Button.tsx';
import styles from '../ui/card/Card.module.css';
import { boundTo } from '../ui/fields/bound-to.ts';
import { Checkbox } from '../ui/fields/Checkbox.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { splitAtCommas } from '../ui/listed.ts';
import { Hint, Tab } from '../ui/tab/Tab.tsx';
import { t } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useStored } from '../workbench/server-state/use-stored.ts';
import { SettingsForm, useListDraft } from './SettingsForm.tsx';

/** The categories of listings. They are saved and published with the site settings. */
export function CategoriesTab() {
  const categories = useStored('categories', async () => (await ask('categories/list', {})).categories);
  return <Answer query={categories}>{(saved) => <Categories saved={saved} />}</Answer>;
}

function Categories({ saved }: { saved: Category[] }) {
  const { put, remove, items, draft } = useListDraft('categories', saved);
  return (
    <Tab hint={t('Categories group listings. A listing must match every line of filters.')}>
      <div>
        <Button onClick={() => put(categorySchema.parse({ _id: newKey() }))}>{t('Add category')}</Button>
      </div>
      <SettingsForm draft={draft}>
        {items.map((category) => (
          <CategoryCard key={category._id} category={category} onChange={put} onRemove={() => remove(category)} />
        ))}
        {items.length === 0 && <Hint>{t('No categories yet. Add the first one above.')}</Hint>}
      </SettingsForm>
    </Tab>
  );
}

interface CategoryCardProps {
  category: Category;
  onChange: (category: Category) => void;
  onRemove: () => void;
}

/** One category of listings: its name, and its filters, one list per line. */
function CategoryCard({ category, onChange, onRemove }: CategoryCardProps) {
  const { name, filters } = category;
  const [typed, setTyped] = useState(textOf(filters));
  const field = boundTo(category, onChange);
  return (
    <fieldset className={styles.card} aria-label={name || t('New category')}>
      <TextField label={t('Name')} required maxLength={200} {...field('name')} />
      <TextField
        label={t('Filters')}
        help={t(
          'A listing matches any filter on a line, and must match every line. Separate filters with commas: Music, Dance',
        )}
        isMultiline
        value={typed}
        onChange={(text) => {
          setTyped(text);
          field('filters').onChange(filtersIn(text));
        }}
      />
      <Checkbox label={t('Listings have dates')} {...field('hasDates')} />
      <div>
        <Button onClick={onRemove}>
          {t('Remove')} {name || 'category'}
        </Button>
      </div>
    </fieldset>
  );
}

/** Parses comma-separated filters, one list per line: OR within a list, AND across lists. */
export function filtersIn(text: string): string[][] {
  return text
    .split('\n')
    .map(splitAtCommas)
    .filter((list) => list.length > 0);
}

/** Formats filters for the field, in the form in which they are typed. */
export function textOf(filters: readonly (readonly string[])[]): string {
  return filters.map((list) => list.join(', ')).join('\n');
}
