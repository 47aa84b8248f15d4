import { useTable } from '@tanstack/react-table';
import styles from './DataTable.module.css';
import { type Columns, features } from './features.ts';

interface DataTableProps<Row extends object> {
  /** What the table lists, for those who do not see it. */
  label: string;
  columns: Columns<Row>;
  rows: Row[];
  /** Absent: a row is known by its place. */
  rowId?: (row: Row) => string;
  /** Said instead of rows when there are none. */
  empty: string;
  /** Other rows are on their way. */
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

/** What a column is called, where that is plain text: on a phone each cell says it by itself. */
function wordOf(header: unknown): string | undefined {
  return typeof header === 'string' ? header : undefined;
}
