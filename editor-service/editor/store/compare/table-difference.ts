import { runsBetween } from './longest-common.ts';

type Mark = 'ins' | 'del';
type Compare = (before: string, after: string) => string;

const ROW = /<tr>[\s\S]*?<\/tr>/g;
const CELL = /(<(?:t[dh]|caption)\b[^<>]*>)([\s\S]*?)(<\/(?:t[dh]|caption)>)/g;

/**
 * The markup of a table with its changes marked inside the cells: rows that were added or removed are marked in every
 * cell, and rows with as many cells as before are compared cell by cell.
 */
export function tableDifference(before: string, after: string, compare: Compare): string {
  const rows = compared(before.match(ROW) ?? [], after.match(ROW) ?? [], compare);
  const around = after.split(ROW);
  const last = around.pop() ?? '';
  return (
    around.map((between, index) => `${between}${rows[index] ?? ''}`).join('') +
    rows.slice(around.length).join('') +
    last
  );
}

/** A whole table, or a row of one, as added or removed. */
export const markedCells = (markup: string, mark: Mark): string =>
  markup.replace(CELL, (cell, start: string, inside: string, end: string) =>
    inside === '' ? cell : `${start}<${mark}>${inside}</${mark}>${end}`,
  );

/** One entry for each row of `after`; removed rows are in front of the row, or behind the last one, where they were. */
function compared(before: readonly string[], after: readonly string[], compare: Compare): string[] {
  const rows: string[] = [];
  const removed: string[] = [];
  for (const { kind, items } of runsBetween(before, after)) {
    if (kind === 'removed') removed.push(...items);
    for (const row of kind === 'removed' ? [] : items) {
      const earlier = kind === 'added' && cellsOf(removed[0]) === cellsOf(row) ? removed.shift() : undefined;
      const gone = kind === 'same' ? removed.splice(0) : [];
      const now = kind === 'same' ? row : earlier ? rowDifference(earlier, row, compare) : markedCells(row, 'ins');
      rows.push([...gone.map((one) => markedCells(one, 'del')), now].join(''));
    }
  }
  return removed.length > 0 ? [...rows, removed.map((row) => markedCells(row, 'del')).join('')] : rows;
}

const cellsOf = (row: string | undefined): number => row?.match(CELL)?.length ?? -1;

function rowDifference(before: string, after: string, compare: Compare): string {
  const earlier = Array.from(before.matchAll(CELL), ([, , inside = '']) => inside);
  let index = 0;
  return after.replace(
    CELL,
    (_cell, start: string, inside: string, end: string) => `${start}${compare(earlier[index++] ?? '', inside)}${end}`,
  );
}
