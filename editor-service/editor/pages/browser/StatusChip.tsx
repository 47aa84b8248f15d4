import type { PageStatus } from '#content-store/model/entities/page-entry.ts';
import { t } from '../../words/t.ts';
import styles from './PageBrowser.module.css';

/** What each status of a page is called. */
export const STATUS_NAMES: Readonly<Record<PageStatus, string>> = {
  draft: t('Draft'),
  live: t('Live'),
  changed: t('Changed'),
};

const MEANINGS: Readonly<Record<PageStatus, string>> = {
  draft: t('Not visible to visitors'),
  live: t('Visitors see the current version'),
  changed: t('Visitors see an earlier version'),
};

/** Whether visitors see a page, in one word. */
export function StatusChip({ status }: { status: PageStatus }) {
  return (
    <span className={styles.status} data-status={status} title={MEANINGS[status]}>
      {STATUS_NAMES[status]}
    </span>
  );
}
