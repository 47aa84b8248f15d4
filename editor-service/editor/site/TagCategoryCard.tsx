import { X } from 'lucide-react';
import { namedTag, type TagCategory } from '#content-store/model/entities/tags.ts';
import { AddName } from '../fields/AddName.tsx';
import { RemoveButton } from '../ui/dialog/AskingButton.tsx';
import choice from '../ui/fields/Choice.module.css';
import styles from './SiteTags.module.css';

interface TagCategoryCardProps {
  category: TagCategory;
  onChange: (category: TagCategory) => void;
  onRemove: () => void;
}

/** One category with its tags. */
export function TagCategoryCard({ category, onChange, onRemove }: TagCategoryCardProps) {
  const { id: name, values } = category;
  return (
    <section className={styles.card} aria-label={name}>
      <header className={styles.header}>
        <h3 className={styles.title}>{name}</h3>
        <RemoveButton
          label={`Remove category ${name}`}
          text={`The category goes with its ${values.length} tags. Are you sure?`}
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
                aria-label={`Remove tag ${tag.id}`}
                onClick={() => onChange({ ...category, values: values.filter(({ id }) => id !== tag.id) })}
              >
                <X size={12} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <AddName
        label={`New tag in ${name}`}
        taken={values.map(({ id }) => id)}
        onAdd={(tag) => onChange({ ...category, values: [...values, namedTag(tag, values)] })}
      />
    </section>
  );
}
