import { type Category, categorySchema } from '#content-store/model/entities/categories.ts';
import { ask } from '../api/client.ts';
import { newKey } from '../store/blocks/fresh-keys.ts';
import { Button } from '../ui/Button.tsx';
import { Hint, Tab } from '../ui/tab/Tab.tsx';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useStored } from '../workbench/server-state/use-stored.ts';
import { CategoryCard } from './CategoryCard.tsx';
import { useListDraft } from './list-draft.ts';
import { SettingsForm } from './SettingsForm.tsx';

/** The categories of listings. They are saved and published with the site settings. */
export function CategoriesTab() {
  const categories = useStored('categories', async () => (await ask('categories/list', {})).categories);
  return <Answer query={categories}>{(saved) => <Categories saved={saved} />}</Answer>;
}

function Categories({ saved }: { saved: Category[] }) {
  const { put, remove, items, draft } = useListDraft('categories', saved, (categories) => ({
    categories,
  }));
  return (
    <Tab hint="Categories group listings. A listing must match every line of filters.">
      <div>
        <Button onClick={() => put(categorySchema.parse({ _id: newKey() }))}>Add category</Button>
      </div>
      <SettingsForm draft={draft}>
        {items.map((category) => (
          <CategoryCard key={category._id} category={category} onChange={put} onRemove={() => remove(category)} />
        ))}
        {items.length === 0 && <Hint>No categories yet. Add the first one above.</Hint>}
      </SettingsForm>
    </Tab>
  );
}
