import { hubTexts as fixed } from '../../texts/fixed-texts.ts';
import styles from './Hub.module.css';
import type { FilterCategory } from './HubFilters.tsx';
import { toggleAll, toggleFilter } from './toggle-filters.ts';

interface Props {
  category: FilterCategory;
  isOpen: boolean;
  filters: readonly string[];
  onChange: (filters: string[]) => void;
}

/** A collapsible category with a checkbox for all its tags and one for each tag. */
export function FilterDrawer({ category, isOpen, filters, onChange }: Props) {
  const tags = category.tags.map((name) => ({ name, tag: `${category.id}:${name}` }));
  const all = tags.map(({ tag }) => tag);
  const chosen = all.filter((tag) => filters.includes(tag)).length;
  return (
    <details className={styles.drawer} open={isOpen}>
      <summary className={styles.drawerName}>
        {category.id}
        {chosen > 0 && (
          <span className={styles.number}>
            {chosen}
            <span className="visually-hidden"> {fixed.chosen}</span>
          </span>
        )}
      </summary>
      <ul className={styles.tags}>
        <li>
          <label className={styles.check}>
            <input
              type="checkbox"
              name={category.id}
              value=""
              checked={chosen === all.length}
              onChange={() => onChange(toggleAll(filters, all))}
            />
            {fixed.all}
          </label>
        </li>
        {tags.map(({ name, tag }) => (
          <li key={tag}>
            <label className={styles.check}>
              <input
                type="checkbox"
                name={category.id}
                value={name}
                checked={filters.includes(tag)}
                onChange={() => onChange(toggleFilter(filters, tag))}
              />
              {name}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
