import { stringify } from 'csv-stringify/sync';

/** Rows are written together: one at a time would cost far more. */
const ROWS_OF_A_PIECE = 250;

/** Without it, Excel takes letters beyond ASCII for others. */
const BYTE_ORDER_MARK = '\u{feff}';

/** One row: the cells of the fixed columns, and values by the names of theirs. */
interface CsvRow {
  cells: string[];
  values: Readonly<Record<string, string>>;
}

/**
 * A CSV file with these columns, then one for every name of a value that occurs. The rows are read twice, first for the
 * names, so that only a few are in memory at a time.
 */
export async function* csvFile(columns: readonly string[], read: () => AsyncIterable<CsvRow>): AsyncGenerator<string> {
  const names = new Set<string>();
  for await (const { values } of read()) for (const name of Object.keys(values)) names.add(name);
  yield BYTE_ORDER_MARK + csvLines([[...columns, ...names]]);
  let piece: string[][] = [];
  for await (const { cells, values } of read()) {
    piece.push([...cells, ...Array.from(names, (name) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''))]);
    if (piece.length < ROWS_OF_A_PIECE) continue;
    yield csvLines(piece);
    piece = [];
  }
  yield csvLines(piece);
}

/** Lines of a CSV file (RFC 4180). Spreadsheets run cells that begin like a formula, some of them after spaces: such a
 * cell gets a leading `'`. */
function csvLines(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(harmless)),
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
}

function harmless(cell: string): string {
  const text = cell.replaceAll('\0', '');
  return /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/.test(text) ? `'${text}` : text;
}
