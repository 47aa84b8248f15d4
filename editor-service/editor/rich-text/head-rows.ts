/** The first rows of a table that hold headings only. */
export function headRows(table: HTMLTableElement): HTMLTableRowElement[] {
  const rows = [...table.rows];
  const first = rows.findIndex((row) => [...row.cells].some(({ tagName }) => tagName === 'TD'));
  return first < 0 ? rows : rows.slice(0, first);
}
