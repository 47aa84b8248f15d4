import { hubTexts as fixed } from '../../texts/fixed-texts.ts';
import styles from './Hub.module.css';
import { toggleFilter } from './toggle-filters.ts';

interface Props {
  filters: readonly string[];
  onChange: (filters: string[]) => void;
}

/** Shown when nothing matches: the active filters, each with a button to remove it. */
export function NoResults({ filters, onChange }: Props) {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyText}>{fixed.noResults}</p>
      <ul className={styles.chips}>
        {filters.map((tag) => (
          <li key={tag}>
            <button type="button" className={styles.chip} onClick={() => onChange(toggleFilter(filters, tag))}>
              <span className="visually-hidden">{fixed.remove} </span>
              {tag.slice(tag.indexOf(':') + 1)}
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
