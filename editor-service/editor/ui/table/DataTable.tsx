import { useTable } from '@tanstack/react-table';
import styles from './DataTable.module.css';
import { type Columns, features } from './features.ts';

interface DataTableProps<Row extends object> {
  /** What the table lists, for screen readers. */
  label: string;
  columns: Columns<Row>;
  rows: Row[];
  /** When absent, rows are identified by their index. */
  rowId?: (row: Row) => string;
  /** Shown instead of rows when there are none. */
  empty: string;
  /** New rows are being loaded. */
  isBusy?: boolean;
}

/** A table of one page of rows; the first column names them. */
export function DataTable<Row extends object>({
  label,
  columns,
  rows,
  rowId,
  empty,
  isBusy = false,
}: DataTableProps<Row>) {
  const table = useTable({ features, columns, data: rows, ...(rowId && { getRowId: rowId }) });
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label} aria-busy={isBusy}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} scope="col">
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id} data-label={wordOf(cell.column.columnDef.header)}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className={styles.empty}>{empty}</p>}
    </div>
  );
}

/** The name of a column if it is plain text: on a phone each cell shows it. */
function wordOf(header: unknown): string | undefined {
  return typeof header === 'string' ? header : undefined;
}
