import { Checkbox } from '../ui/fields/Checkbox.tsx';
import styles from '../ui/fields/controls.module.css';
import { LabelledGroup } from '../ui/fields/Labelled.tsx';
import { t } from '../words/t.ts';
import type { ControlProps } from './control-props.ts';
import { useTagCategories } from './tag-groups.ts';

/** Chooses tag categories by name; a chosen category that no longer exists can still be removed. */
export function TagCategoriesControl({ field, value, onChange }: ControlProps<'tagCategories'>) {
  const chosen: readonly string[] = Array.isArray(value) ? value : [];
  const categories = useTagCategories();
  const ids = categories.map(({ id }) => id);
  const gone = categories.length > 0 ? chosen.filter((id) => !ids.includes(id)) : [];
  return (
    <LabelledGroup label={field.label} help={field.help}>
      {[...ids, ...gone].map((id) => (
        <Checkbox
          key={id}
          label={id}
          value={chosen.includes(id)}
          onChange={() => onChange(toggledCategories([...ids, ...gone], chosen, id))}
        />
      ))}
      {categories.length === 0 && <p className={styles.help}>{t('There are no tag categories yet.')}</p>}
    </LabelledGroup>
  );
}

/** The chosen ids with `id` added or removed, in the order in which they are offered. */
export function toggledCategories(offered: readonly string[], chosen: readonly string[], id: string): string[] {
  return offered.filter((each) => chosen.includes(each) !== (each === id));
}
