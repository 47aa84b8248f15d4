import type { ReactNode } from 'react';
import { columnHelper } from './features.ts';
import styles from './RowActions.module.css';

/** The last column, with the actions for a row. */
export function actionsColumn<Row extends object>(actions: (row: Row) => ReactNode) {
  return columnHelper<Row>().display({
    id: 'actions',
    header: () => <span className="visually-hidden">Actions</span>,
    cell: ({ row: { original } }) => actions(original),
  });
}

/** Several actions of one row, side by side. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
