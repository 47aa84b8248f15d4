import type { RefObject } from 'react';
import { LineIcon } from '../../elements/LineIcon.tsx';
import { useHubTexts } from '../../texts/use-hub-texts.ts';
import styles from './Hub.module.css';
import { toggleAll, toggleFilter } from './toggle-filters.ts';
import type { Hub } from './use-hub.ts';

/** A tag category with those of its tags that occur on pages of the hub. */
export interface FilterCategory {
  id: string;
  tags: readonly string[];
}

/** What categories and tags are called in the language of the page, by their names; only those that differ. */
export type TagNames = Readonly<Record<string, string>>;

/** What a category or tag is called, whatever it is called: `constructor` is no name that an object has by itself. */
export const calledIn = (names: TagNames, name: string): string => (Object.hasOwn(names, name) && names[name]) || name;

interface Props {
  /** Lets a button open the sheet before hydration. */
  id: string;
  dialog: RefObject<HTMLDialogElement | null>;
  categories: readonly FilterCategory[];
  names: TagNames;
  hub: Pick<Hub, 'filters' | 'reachable' | 'choose' | 'apply' | 'discard'>;
}

/** The filters: beside the cards where there is room, otherwise on a full-screen sheet. */
export function HubFilters({ id, dialog, categories, names, hub }: Props) {
  const fixed = useHubTexts();
  return (
    <dialog ref={dialog} id={id} className={styles.filters} aria-label={fixed.exploreBy} onClose={hub.discard}>
      {/* Submitting closes the sheet. The address decides what is ticked, not the browser's form restoration. */}
      <form method="dialog" autoComplete="off" onSubmit={hub.apply}>
        <div className={styles.filtersHead}>
          <h2>{fixed.exploreBy}</h2>
          <button
            type="button"
            className={`round ${styles.sheetOnly}`}
            aria-label={fixed.close}
            onClick={() => dialog.current?.close()}
          >
            <LineIcon>
              <path d="M5 5l14 14M19 5 5 19" />
            </LineIcon>
          </button>
        </div>
        {categories.map((category, index) => (
          <FilterDrawer
            key={category.id}
            category={category}
            names={names}
            isOpen={index < 2}
            filters={hub.filters}
            reachable={hub.reachable}
            onChange={(filters) => hub.choose({ filters })}
          />
        ))}
        <div className={styles.filtersEnd}>
          <button type="button" className="button quiet" onClick={() => hub.choose({ filters: [] })}>
            {fixed.clearFilters}
          </button>
          <button type="submit" className={`button ${styles.sheetOnly}`}>
            {fixed.applyFilters}
          </button>
        </div>
      </form>
    </dialog>
  );
}

interface DrawerProps {
  category: FilterCategory;
  names: TagNames;
  isOpen: boolean;
  filters: readonly string[];
  /** The tags that lead to pages, independent of other choices. */
  reachable: ReadonlySet<string>;
  onChange: (filters: string[]) => void;
}

/** A collapsible category with a checkbox for all its tags and one for each tag. */
function FilterDrawer({ category, names, isOpen, filters, reachable, onChange }: DrawerProps) {
  const fixed = useHubTexts();
  const tags = category.tags.map((name) => ({ name, tag: `${category.id}:${name}` }));
  const all = tags.map(({ tag }) => tag);
  const chosen = all.filter((tag) => filters.includes(tag)).length;
  return (
    <details className={styles.drawer} open={isOpen}>
      <summary className={styles.drawerName}>
        {calledIn(names, category.id)}
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
                disabled={!reachable.has(tag) && !filters.includes(tag)}
                onChange={() => onChange(toggleFilter(filters, tag))}
              />
              {calledIn(names, name)}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
