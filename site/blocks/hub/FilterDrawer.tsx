import styles from './Hub.module.css';
import type { FilterCategory } from './HubFilters.tsx';
import { toggleAll, toggleFilter } from './toggle-filters.ts';

interface Props {
  category: FilterCategory;
  isOpen: boolean;
  filters: readonly string[];
  onChange: (filters: string[]) => void;
}

/** One category, to open and close: all of it, or tag by tag. */
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
            <span className="visually-hidden"> chosen</span>
          </span>
        )}
      </summary>
      <ul className={styles.tags}>
        <li>
          <Check name="All" isChosen={chosen === all.length} onChange={() => onChange(toggleAll(filters, all))} />
        </li>
        {tags.map(({ name, tag }) => (
          <li key={tag}>
            <Check name={name} isChosen={filters.includes(tag)} onChange={() => onChange(toggleFilter(filters, tag))} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Check({ name, isChosen, onChange }: { name: string; isChosen: boolean; onChange: () => void }) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isChosen} onChange={onChange} />
      {name}
    </label>
  );
}
