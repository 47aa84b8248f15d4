import { useEffect } from 'react';
import { t } from '../../words/t.ts';
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
    <nav className={styles.pager} aria-label={t('Pages of the table')}>
      <p className={styles.place} role="status">
        {rangeOf(page, size, total)}
      </p>
      <IconButton
        icon={icons.ChevronLeft}
        label={t('Previous page')}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      <span className={styles.number}>{t('Page {page} of {last}', { page, last })}</span>
      <IconButton
        icon={icons.ChevronRight}
        label={t('Next page')}
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
  if (total === 0) return t('None');
  const from = (page - 1) * size + 1;
  return t('{from}–{size} of {total}', { from, size: Math.min(page * size, total), total });
}
