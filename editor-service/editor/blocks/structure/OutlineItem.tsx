import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { isSame } from '../../store/documents/same.ts';
import styles from './Outline.module.css';
import type { OutlineRow } from './outline-rows.ts';

interface OutlineItemProps {
  row: OutlineRow;
  isSelected: boolean;
  /** Whether Tab reaches this row. */
  isReachable: boolean;
  /** Undefined for a row without children. */
  isOpen: boolean | undefined;
}

/** One row of the outline; the tree handles its events. */
export const OutlineItem = memo(function OutlineItem(props: OutlineItemProps) {
  const { row, isSelected, isReachable, isOpen } = props;
  return (
    <div
      className={styles.row}
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.size}
      aria-expanded={isOpen}
      aria-selected={row.blockKey === null ? undefined : isSelected}
      data-row={row.id}
      data-list={row.blockKey === null || undefined}
      tabIndex={isReachable ? 0 : -1}
      style={{ paddingInlineStart: 8 + (row.level - 1) * 16 }}
    >
      <ChevronRight className={styles.chevron} size={14} aria-hidden data-chevron data-open={isOpen} />
      <span className={styles.label}>{row.label}</span> <span className={styles.words}>{row.words}</span>
    </div>
  );
}, isSame); // Rows are recreated with every change of the page; most of them stay equal.
