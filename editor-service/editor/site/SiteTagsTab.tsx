import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { namedTag, type TagCategory } from '#content-store/model/entities/tags.ts';
import { firstLanguage } from '#site/fields/address-language.ts';
import { ask, send } from '../api/client.ts';
import { AddName } from '../fields/AddName.tsx';
import { isSame } from '../store/documents/same.ts';
import { Button } from '../ui/Button.tsx';
import { RemoveButton } from '../ui/dialog/AskingButton.tsx';
import { ModalActions } from '../ui/dialog/Modal.tsx';
import { useUnsaved } from '../ui/dialog/unsaved.ts';
import choice from '../ui/fields/Choice.module.css';
import { icons } from '../ui/icons.ts';
import { t } from '../words/t.ts';
import { Answer } from '../workbench/server-state/Answer.tsx';
import { useChange } from '../workbench/server-state/use-change.ts';
import { useStored } from '../workbench/server-state/use-stored.ts';
import { useWorkbench } from '../workbench/workbench-context.ts';
import styles from './SiteTags.module.css';

/** The tags that pages can have, by category. They have no draft: a save is public immediately. */
export function SiteTagsTab() {
  const tags = useStored('tags', () => ask('tags/fetch', {}));
  return <Answer query={tags}>{(saved) => <SiteTags saved={saved} />}</Answer>;
}

function SiteTags({ saved }: { saved: TagCategory[] }) {
  const { reader } = useWorkbench();
  const queries = useQueryClient();
  const [categories, setCategories] = useState(saved);
  const isDirty = !isSame(categories, saved);
  useUnsaved(isDirty);

  const { mutate, isPending } = useChange({
    call: () => send('tags/save', { tags: categories }),
    onSuccess: (answer) => {
      queries.setQueryData(['tags'], answer);
      reader.forget();
    },
    said: t('Tags saved'),
  });

  return (
    <div className={styles.tab}>
      <p className="muted">
        {t(
          'Pages are found by their tags. A tag that is taken away here stays on the pages that have it until it is taken away there too.',
        )}
      </p>
      {categories.map((category) => (
        <TagCategoryCard
          key={category.id}
          category={category}
          onChange={(changed) => setCategories(categories.map((one) => (one.id === category.id ? changed : one)))}
          onRemove={() => setCategories(categories.filter(({ id }) => id !== category.id))}
        />
      ))}
      <AddName
        label={t('New category')}
        taken={categories.map(({ id }) => id)}
        onAdd={(name) => setCategories([...categories, { ...namedTag(name, categories, firstLanguage), values: [] }])}
      />
      <ModalActions>
        <Button look="main" disabled={!isDirty || isPending} onClick={() => mutate()}>
          {isPending ? t('Saving…') : t('Save')}
        </Button>
      </ModalActions>
    </div>
  );
}

interface TagCategoryCardProps {
  category: TagCategory;
  onChange: (category: TagCategory) => void;
  onRemove: () => void;
}

/** One category with its tags. */
function TagCategoryCard({ category, onChange, onRemove }: TagCategoryCardProps) {
  const { id: name, values } = category;
  return (
    <section className={styles.card} aria-label={name}>
      <header className={styles.header}>
        <h3 className={styles.title}>{name}</h3>
        <RemoveButton
          label={t('Remove category {name}', { name })}
          text={t('The category goes with its {values} tags. Are you sure?', { values: values.length })}
          onYes={onRemove}
        />
      </header>
      {values.length > 0 && (
        <ul className={styles.tags}>
          {values.map((tag) => (
            <li key={tag.id} className={choice.chip}>
              {tag.id}
              <button
                type="button"
                className={choice.remove}
                aria-label={t('Remove tag {id}', { id: tag.id })}
                onClick={() => onChange({ ...category, values: values.filter(({ id }) => id !== tag.id) })}
              >
                <icons.X size={12} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <AddName
        label={t('New tag in {name}', { name })}
        taken={values.map(({ id }) => id)}
        onAdd={(tag) => onChange({ ...category, values: [...values, namedTag(tag, values, firstLanguage)] })}
      />
    </section>
  );
}
