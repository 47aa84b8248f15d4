import { useQuery } from '@tanstack/react-query';
import { type Category, categorySchema } from '#content-store/model/entities/categories.ts';
import type { SiteSettings } from '#content-store/model/entities/site-settings.ts';
import { ask } from '../api/client.ts';
import { Answer } from '../server-state/Answer.tsx';
import { newKey } from '../store/blocks/fresh-keys.ts';
import { Button } from '../ui/Button.tsx';
import { Hint, Tab } from '../ui/tab/Tab.tsx';
import { useEditor } from '../workbench/workbench-context.ts';
import { CategoryCard } from './CategoryCard.tsx';
import { useListDraft } from './list-draft.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { useSiteSettings } from './site-settings-draft.ts';

const bodyOf = (categories: Category[]) => ({ categories });

/** The categories of listings. They are saved and published with the site settings (specification §3). */
export function CategoriesTab() {
  const domainId = useEditor((state) => state.domainId);
  const settings = useSiteSettings();
  const categories = useQuery({
    queryKey: ['categories', domainId],
    queryFn: async () => (await ask('categories/list', { domainId })).categories,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Answer query={settings}>
      {(siteSettings) => (
        <Answer query={categories}>{(saved) => <Categories siteSettings={siteSettings} saved={saved} />}</Answer>
      )}
    </Answer>
  );
}

function Categories({ siteSettings, saved }: { siteSettings: SiteSettings; saved: Category[] }) {
  const { put, remove, items, ...draft } = useListDraft({ siteSettings, name: 'categories', saved, bodyOf });
  return (
    <Tab hint="Listings are found by their category. A listing has a filter of each line.">
      <div>
        <Button onClick={() => put(categorySchema.parse({ _id: newKey() }))}>Add category</Button>
      </div>
      <SettingsForm draft={draft}>
        {items.map((category) => (
          <CategoryCard key={category._id} category={category} onChange={put} onRemove={() => remove(category)} />
        ))}
        {items.length === 0 && <Hint>There are no categories yet. Add the first one above.</Hint>}
      </SettingsForm>
    </Tab>
  );
}
