import type { PageStatus } from '#content-store/model/entities/page-entry.ts';
import styles from './PageBrowser.module.css';

/** What each status of a page is called. */
export const STATUS_NAMES: Readonly<Record<PageStatus, string>> = {
  draft: 'Draft',
  live: 'Live',
  changed: 'Changed',
};

const MEANINGS: Readonly<Record<PageStatus, string>> = {
  draft: 'Not visible to visitors',
  live: 'Visitors see the current version',
  changed: 'Visitors see an earlier version',
};

/** Whether visitors see a page, in one word. */
export function StatusChip({ status }: { status: PageStatus }) {
  return (
    <span className={styles.status} data-status={status} title={MEANINGS[status]}>
      {STATUS_NAMES[status]}
    </span>
  );
}
