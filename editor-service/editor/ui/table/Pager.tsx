import { useEffect } from 'react';
import { IconButton } from '../Button.tsx';
import { icons } from '../icons.ts';
import styles from './Pager.module.css';

interface PagerProps {
  /** From 1. */
  page: number;
  size: number;
  total: number;
  onChange: (page: number) => void;
}

/** The range of rows shown and the total, with buttons to change the page. */
export function Pager({ page, size, total, onChange }: PagerProps) {
  const last = lastPage(size, total);
  useEffect(() => {
    // The last row of the last page was removed.
    if (page > last) onChange(last);
  }, [page, last, onChange]);
  return (
    <nav className={styles.pager} aria-label="Pages of the table">
      <p className={styles.place} role="status">
        {rangeOf(page, size, total)}
      </p>
      <IconButton
        icon={icons.ChevronLeft}
        label="Previous page"
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      <span className={styles.number}>
        Page {page} of {last.toLocaleString('en')}
      </span>
      <IconButton
        icon={icons.ChevronRight}
        label="Next page"
        disabled={page >= last}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  );
}

/** The number of the last page; 1 without any rows. */
export function lastPage(size: number, total: number): number {
  return Math.max(1, Math.ceil(total / size));
}

/** `11–20 of 1,204` */
export function rangeOf(page: number, size: number, total: number): string {
  if (total === 0) return 'None';
  const from = (page - 1) * size + 1;
  return `${from.toLocaleString('en')}–${Math.min(page * size, total).toLocaleString('en')} of ${total.toLocaleString('en')}`;
}
