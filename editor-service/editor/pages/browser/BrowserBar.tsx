import { FilePlus2, List, ListTree, Replace, Search } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { FilterDrawer } from '../../ui/table/FilterDrawer.tsx';
import { useWorkbench } from '../../workbench/workbench-context.ts';
import { type BrowserFilter, browserFilterCount, NO_BROWSER_FILTER } from './browser-filter.ts';
import styles from './PageBrowser.module.css';
import { PageFilters } from './PageFilters.tsx';
import type { BrowserView } from './remember-browser.ts';

interface BrowserBarProps {
  filter: BrowserFilter;
  onFilter: (filter: BrowserFilter) => void;
  view: BrowserView;
  onView: (view: BrowserView) => void;
  /** Shown beside the switch while a search makes it a list. */
  isNarrowed: boolean;
  /** From the search to the rows, or back to it before they have arrived. */
  onEnterRows: (isEntered: boolean) => void;
}

const VIEWS = [
  { name: 'tree', label: 'Tree', Icon: ListTree },
  { name: 'list', label: 'List', Icon: List },
] as const;

/** Search, filters and how pages are shown. */
export function BrowserBar({ filter, onFilter, view, onView, isNarrowed, onEnterRows }: BrowserBarProps) {
  const { store } = useWorkbench();
  return (
    <div className={styles.bar}>
      <div className={styles.searching}>
        <div className={styles.search}>
          <Search size={16} aria-hidden />
          <input
            data-first-focus
            type="search"
            aria-label="Search pages"
            placeholder="Search titles and addresses"
            maxLength={200}
            value={filter.q}
            onChange={(event) => {
              onFilter({ ...filter, q: event.target.value });
              onEnterRows(false);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              onEnterRows(true);
            }}
            onBlur={() => onEnterRows(false)}
          />
        </div>
        <Checkbox
          label="Search page text"
          value={filter.inTexts}
          onChange={(inTexts) => onFilter({ ...filter, inTexts })}
        />
        <fieldset className={styles.views}>
          <legend className="visually-hidden">View</legend>
          {VIEWS.map(({ name, label, Icon }) => (
            <button
              key={name}
              type="button"
              className={styles.view}
              aria-pressed={(isNarrowed ? 'list' : view) === name}
              aria-disabled={(isNarrowed && name === 'tree') || undefined}
              title={isNarrowed && name === 'tree' ? 'Search results are shown as a list' : undefined}
              onClick={() => !isNarrowed && onView(name)}
            >
              <Icon size={16} aria-hidden /> {label}
            </button>
          ))}
        </fieldset>
        <Button onClick={() => store.setState({ dialog: { kind: 'replace' } })}>
          <Replace size={16} aria-hidden /> Search and replace
        </Button>
        <Button onClick={() => store.setState({ dialog: { kind: 'newPage' } })}>
          <FilePlus2 size={16} aria-hidden /> New page
        </Button>
      </div>
      <FilterDrawer
        count={browserFilterCount(filter)}
        onClear={() => onFilter({ ...NO_BROWSER_FILTER, q: filter.q, inTexts: filter.inTexts })}
      >
        <PageFilters value={filter} onChange={onFilter} />
      </FilterDrawer>
    </div>
  );
}
