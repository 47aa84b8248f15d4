import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { PageSort } from '#content-store/model/entities/page-entry.ts';
import { siteLanguages } from '#site/fields/site-languages.ts';
import { icons } from '../../ui/icons.ts';
import { t } from '../../words/t.ts';
import type { BrowserSort } from './browser-filter.ts';
import { type BrowserRow, branchOf, type ListedPage, rowKey } from './browser-row.ts';
import styles from './PageBrowser.module.css';
import { PageRow, type RowHandlers } from './PageRow.tsx';

/** Heights of a row in pixels, as in the style sheet. */
const HEIGHT = 52;
const WITH_EXCERPT = 92;
const PAGE_STEP = 10;

interface PageRowsProps extends RowHandlers {
  label: string;
  count: number;
  rowAt: (index: number) => BrowserRow;
  /** Called with the range of rows in view. */
  onShow?: (from: number, to: number) => void;
  isTree?: boolean;
  hasExcerpts?: boolean;
  isBusy?: boolean;
  sorting?: Sorting | undefined;
  selected: ReadonlyMap<string, ListedPage>;
}

/** Rows of pages; only those in view are rendered. The arrow keys move between them, Tab goes into the focused one. */
export function PageRows(props: PageRowsProps) {
  const { label, count, rowAt, onShow, isTree = false, hasExcerpts = false, isBusy, sorting, selected } = props;
  const isEntering = props.isEntering && !isBusy;
  const scroller = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const wantsFocus = useRef(false);
  const active = Math.min(at, Math.max(0, count - 1));
  const height = hasExcerpts ? WITH_EXCERPT : HEIGHT;
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    scrollPaddingStart: 40,
  });
  const items = virtual.getVirtualItems();
  const [from, to] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];

  useEffect(() => onShow?.(from, to), [onShow, from, to]);
  useEffect(() => {
    if (!wantsFocus.current && !isEntering) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${active}"]`);
    if (!row) return;
    wantsFocus.current = false;
    row.focus({ preventScroll: true });
  });

  function goTo(index: number) {
    const next = Math.min(Math.max(0, index), count - 1);
    wantsFocus.current = true;
    setAt(next);
    virtual.scrollToIndex(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE_STEP, PageUp: -PAGE_STEP }[key];
    if (step !== undefined) goTo(active + step);
    else if (key === 'Home') goTo(0);
    else if (key === 'End') goTo(count - 1);
    else if (!target.matches('tr') || !actOn(rowAt(active), key)) return;
    event.preventDefault();
  }

  /** Handles a key on a row; false for a key without a meaning. */
  function actOn(row: BrowserRow, key: string): boolean {
    const branch = isTree ? branchOf(row) : null;
    if (key === 'ArrowRight' && branch !== null) props.onToggle(branch, true);
    else if (key === 'ArrowLeft' && isTree) stepOut(row, branch);
    else if (key === 'Enter' && row.kind === 'more') props.onMore(row.parent);
    else if (key === 'Enter' && row.kind === 'folder') props.onToggle(row.slug);
    else if (row.kind !== 'page') return false;
    else if (key === 'Enter') props.onOpen(row.page);
    else if (key === ' ') props.onSelect(row.page);
    else if (key === 'F2') props.onTask('rename', row.page);
    else if (key === 'Delete') props.onTask('delete', row.page);
    else return false;
    return true;
  }

  /** Closes an open row; from any other, goes to its parent row. */
  function stepOut(row: BrowserRow, branch: string | null) {
    if (branch !== null && 'isExpanded' in row && row.isExpanded) return props.onToggle(branch, false);
    for (let index = active - 1; index >= 0; index -= 1) if (rowAt(index).level < row.level) return goTo(index);
  }

  return (
    <div
      ref={scroller}
      className={styles.rows}
      data-languages={siteLanguages.length > 1 || undefined}
      aria-busy={isBusy || undefined}
    >
      <table role={isTree ? 'treegrid' : 'grid'} aria-label={label} aria-rowcount={count + 1} onKeyDown={onKeyDown}>
        <ColumnHeaders sorting={sorting} />
        <tbody className={styles.all} style={{ blockSize: virtual.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const row = rowAt(index);
            return (
              <PageRow
                key={rowKey(row, index)}
                {...props}
                row={row}
                index={index}
                top={start}
                height={height}
                isTree={isTree}
                isActive={index === active}
                isSelected={row.kind === 'page' && selected.has(row.page._id)}
                onFocus={() => setAt(index)}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface Sorting {
  current: BrowserSort;
  onSort: (by: PageSort) => void;
}

const COLUMNS = [
  { by: 'title', name: t('Page') },
  { by: 'status', name: t('Status') },
  { by: 'template', name: t('Template') },
  { by: 'author', name: t('Author') },
  { by: 'updatedAt', name: t('Changed') },
  { by: 'publishedAt', name: t('Published') },
] as const satisfies readonly { by: PageSort; name: string }[];

/** The names of the columns; in a list they sort it. */
function ColumnHeaders({ sorting }: { sorting?: Sorting | undefined }) {
  return (
    <thead className={styles.head}>
      <tr className={styles.row} aria-rowindex={1}>
        <th scope="col">
          <span className="visually-hidden">{t('Selected')}</span>
        </th>
        {COLUMNS.map(({ by, name }) => (
          <Fragment key={by}>
            <th scope="col" aria-sort={sortOf(sorting, by)} data-column={by}>
              {sorting ? <SortButton by={by} name={name} sorting={sorting} /> : name}
            </th>
            {by === 'status' && siteLanguages.length > 1 && (
              <th scope="col" data-column="languages">
                {t('Languages')}
              </th>
            )}
          </Fragment>
        ))}
        <th scope="col">
          <span className="visually-hidden">{t('Actions')}</span>
        </th>
      </tr>
    </thead>
  );
}

function SortButton({ by, name, sorting }: { by: PageSort; name: string; sorting: Sorting }) {
  const { current, onSort } = sorting;
  const Arrow = current.isDescending ? icons.ArrowDown : icons.ArrowUp;
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
