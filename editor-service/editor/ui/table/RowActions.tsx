import type { ReactNode } from 'react';
import type { Column } from './DataTable.tsx';
import styles from './RowActions.module.css';

/** The last column, with the actions for a row. */
export function actionsColumn<Row>(actions: (row: Row) => ReactNode): Column<Row> {
  return { header: 'Actions', isHeaderHidden: true, cell: actions };
}

/** Several actions of one row, side by side. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
