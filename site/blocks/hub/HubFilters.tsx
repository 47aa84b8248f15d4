import type { RefObject } from 'react';
import { FilterDrawer } from './FilterDrawer.tsx';
import styles from './Hub.module.css';
import type { Hub } from './use-hub.ts';

/** A tag category and the tags in it that some page of the hub carries. */
export interface FilterCategory {
  id: string;
  tags: readonly string[];
}

interface Props {
  dialog: RefObject<HTMLDialogElement | null>;
  categories: readonly FilterCategory[];
  hub: Pick<Hub, 'filters' | 'choose' | 'apply'>;
}

/** The filters: beside the cards where there is room, else a sheet over the whole screen. */
export function HubFilters({ dialog, categories, hub }: Props) {
  function close() {
    dialog.current?.close();
  }

  function apply() {
    hub.apply();
    close();
  }

  return (
    <dialog ref={dialog} className={styles.filters} aria-label="Explore By">
      <div className={styles.filtersHead}>
        <h2>Explore By</h2>
        <button type="button" className={`round ${styles.sheetOnly}`} aria-label="Close" onClick={close}>
          <svg viewBox="0 0 24 24" width="20" height="20" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
            <path d="M5 5l14 14M19 5 5 19" />
          </svg>
        </button>
      </div>
      {categories.map((category, index) => (
        <FilterDrawer
          key={category.id}
          category={category}
          isOpen={index < 2}
          filters={hub.filters}
          onChange={(filters) => hub.choose({ filters })}
        />
      ))}
      <div className={styles.filtersEnd}>
        <button
          type="button"
          className="button quiet"
          disabled={hub.filters.length === 0}
          onClick={() => hub.choose({ filters: [] })}
        >
          Clear Filters
        </button>
        <button type="button" className={`button ${styles.sheetOnly}`} onClick={apply}>
          Apply Filters
        </button>
      </div>
    </dialog>
  );
}
