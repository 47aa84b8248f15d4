import { ArrowDown, ArrowUp } from 'lucide-react';
import type { PageSort } from '#content-store/model/entities/page-entry.ts';
import type { BrowserSort } from './browser-filter.ts';
import styles from './PageBrowser.module.css';

export interface Sorting {
  current: BrowserSort;
  onSort: (by: PageSort) => void;
}

const COLUMNS = [
  { by: 'title', name: 'Page' },
  { by: 'status', name: 'Status' },
  { by: 'template', name: 'Template' },
  { by: 'author', name: 'Author' },
  { by: 'updatedAt', name: 'Changed' },
  { by: 'publishedAt', name: 'Published' },
] as const satisfies readonly { by: PageSort; name: string }[];

/** The names of the columns; in a list they sort it. */
export function ColumnHeaders({ sorting }: { sorting?: Sorting | undefined }) {
  return (
    <thead className={styles.head}>
      <tr className={styles.row} aria-rowindex={1}>
        <th scope="col">
          <span className="visually-hidden">Selected</span>
        </th>
        {COLUMNS.map(({ by, name }) => (
          <th key={by} scope="col" aria-sort={sortOf(sorting, by)} data-column={by}>
            {sorting ? <SortButton by={by} name={name} sorting={sorting} /> : name}
          </th>
        ))}
        <th scope="col">
          <span className="visually-hidden">Actions</span>
        </th>
      </tr>
    </thead>
  );
}

function SortButton({ by, name, sorting }: { by: PageSort; name: string; sorting: Sorting }) {
  const { current, onSort } = sorting;
  const Arrow = current.isDescending ? ArrowDown : ArrowUp;
  return (
    <button type="button" className={styles.sort} onClick={() => onSort(by)}>
      {name}
      {current.by === by && <Arrow size={14} aria-hidden />}
    </button>
  );
}

function sortOf(sorting: Sorting | undefined, by: PageSort): 'ascending' | 'descending' | undefined {
  if (sorting?.current.by !== by) return undefined;
  return sorting.current.isDescending ? 'descending' : 'ascending';
}
