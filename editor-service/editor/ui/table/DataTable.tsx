import type { ReactNode } from 'react';
import { t } from '../../words/t.ts';
import styles from './DataTable.module.css';
import rowStyles from './RowActions.module.css';

/** A column: its name, and what it shows of a row. */
export interface Column<Row> {
  /** Unique in its table. On a phone each cell shows it. */
  header: string;
  /** The header is only read out. */
  isHeaderHidden?: true;
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row extends object> {
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** When absent, rows are identified by their `_id` or their index. */
  rowId?: (row: Row) => string;
  /** Shown instead of rows when there are none. */
  empty: string;
  /** New rows are being loaded. */
  isBusy?: boolean;
}

/** A table of one page of rows, which the service sorted, filtered and paged; the first column names them. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, empty, isBusy = false } = props;
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label} aria-busy={isBusy}>
        <thead>
          <tr>
            {columns.map(({ header, isHeaderHidden }) => (
              <th key={header} scope="col">
                {isHeaderHidden ? <span className="visually-hidden">{header}</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowId ? rowId(row) : idOf(row, index)}>
              {columns.map(({ header, isHeaderHidden, cell }, column) => {
                const Cell = column === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={header}
                    scope={column === 0 ? 'row' : undefined}
                    data-label={isHeaderHidden ? undefined : header}
                  >
                    {cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className={styles.empty}>{empty}</p>}
    </div>
  );
}

function idOf(row: object, index: number): string {
  return '_id' in row ? String(row._id) : `${index}`;
}

/** The last column, with the actions for a row. */
export function actionsColumn<Row>(actions: (row: Row) => ReactNode): Column<Row> {
  return { header: t('Actions'), isHeaderHidden: true, cell: actions };
}

/** Several actions of one row, side by side. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={rowStyles.actions}>{children}</div>;
}
