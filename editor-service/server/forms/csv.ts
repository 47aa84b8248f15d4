import { stringify } from 'csv-stringify/sync';

/** Lines of a CSV file (RFC 4180). Spreadsheets run cells that begin like a formula: such a cell gets a leading `'`. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(harmless)),
    { record_delimiter: 'windows', quoted_match: /\r/ },
  );
}

function harmless(cell: string): string {
  const text = cell.replaceAll('\0', '');
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
