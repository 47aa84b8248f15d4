import { runsBetween } from './longest-common.ts';

/** How one text became another, word by word: pieces that were kept, added or removed. */
export function textRuns(before: string, after: string) {
  return runsBetween(words(before), words(after)).map(({ kind, items }) => ({ kind, text: items.join('') }));
}

/**
 * The markup of a rich text with additions in `<ins>` and removals in `<del>`; removed tags are dropped, but pictures
 * and tables stay. Tables are compared in their order, and marked inside their cells.
 * For sanitised markup it returns sanitised markup with those two tags.
 */
export function markupDifference(before: string, after: string): string {
  const [earlier, now] = [before.split(TABLE), after.split(TABLE)];
  if (earlier.length !== now.length) return piecesDifference(before, after);
  // Tables are the odd ones.
  const compare = (index: number) => (index % 2 === 0 ? piecesDifference : tableDifference);
  return now.map((part, index) => compare(index)(earlier[index] ?? '', part)).join('');
}

const TABLE = /(<table>[\s\S]*?<\/table>)/;

function piecesDifference(before: string, after: string): string {
  return runsBetween(pieces(before), pieces(after), isSameWord)
    .flatMap(({ kind, items }) => (kind === 'same' ? items : marked(items, kind)))
    .join('');
}

/** Words, each with its trailing space, so that equal spaces do not split rewritten text. */
const words = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

/** Tables, what is no text of a page, tags, and the words between them. */
const pieces = (markup: string): string[] => markup.match(PIECES) ?? [];

const PIECES =
  /<table>[\s\S]*?<\/table>|<(script|style|svg|template|select|textarea)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<(?:"[^"]*"|[^">])*>|[^<\s]+\s*|\s+/g;

/** The last word of a text has no space behind it; when more follows, it is still the same. */
const isSameWord = (one: string, other: string): boolean => one === other || one.trimEnd() === other.trimEnd();

/** The page after a change as it is rendered, with what was added and removed in its main part marked in the same way. */
export const renderedDifference = (before: string, after: string): string =>
  after.replace(MAIN, (now) => markupDifference(MAIN.exec(before)?.[0] ?? '', now));

const MAIN = /<main\b[\s\S]*<\/main>/;

/** Marks neighbouring words together; tags stay outside, and removed tags are dropped. */
function marked(items: readonly string[], kind: 'added' | 'removed'): string[] {
  const tag = kind === 'added' ? 'ins' : 'del';
  const result: string[] = [];
  let text = '';
  const close = () => {
    if (text.trim() !== '') result.push(`<${tag}>${text}</${tag}>`);
    else if (kind === 'added') result.push(text);
    text = '';
  };
  for (const item of items) {
    if (!item.startsWith('<') || item.startsWith('<img ')) text += item;
    else if (item.startsWith('<table>')) {
      close();
      result.push(markedCells(item, tag));
    } else {
      close();
      if (kind === 'added') result.push(item);
    }
  }
  close();
  return result;
}

const ROW = /<tr>[\s\S]*?<\/tr>/g;
const CELL = /(<(?:t[dh]|caption)\b[^<>]*>)([\s\S]*?)(<\/(?:t[dh]|caption)>)/g;

/**
 * The markup of a table with its changes marked inside the cells: rows that were added or removed are marked in every
 * cell, and rows with as many cells as before are compared cell by cell.
 */
function tableDifference(before: string, after: string): string {
  const rows = comparedRows(before.match(ROW) ?? [], after.match(ROW) ?? []);
  const around = after.split(ROW);
  const last = around.pop() ?? '';
  return (
    around.map((between, index) => `${between}${rows[index] ?? ''}`).join('') +
    rows.slice(around.length).join('') +
    last
  );
}

/** A whole table, or a row of one, as added or removed. */
const markedCells = (markup: string, mark: 'ins' | 'del'): string =>
  markup.replace(CELL, (cell, start: string, inside: string, end: string) =>
    inside === '' ? cell : `${start}<${mark}>${inside}</${mark}>${end}`,
  );

/** One entry for each row of `after`; removed rows are in front of the row, or behind the last one, where they were. */
function comparedRows(before: readonly string[], after: readonly string[]): string[] {
  const rows: string[] = [];
  const removed: string[] = [];
  for (const { kind, items } of runsBetween(before, after)) {
    if (kind === 'removed') removed.push(...items);
    for (const row of kind === 'removed' ? [] : items) {
      const earlier = kind === 'added' && cellsOf(removed[0]) === cellsOf(row) ? removed.shift() : undefined;
      const gone = kind === 'same' ? removed.splice(0) : [];
      const now = kind === 'same' ? row : earlier ? rowDifference(earlier, row) : markedCells(row, 'ins');
      rows.push([...gone.map((one) => markedCells(one, 'del')), now].join(''));
    }
  }
  return removed.length > 0 ? [...rows, removed.map((row) => markedCells(row, 'del')).join('')] : rows;
}

const cellsOf = (row: string | undefined): number => row?.match(CELL)?.length ?? -1;

function rowDifference(before: string, after: string): string {
  const earlier = Array.from(before.matchAll(CELL), ([, , inside = '']) => inside);
  let index = 0;
  return after.replace(
    CELL,
    (_cell, start: string, inside: string, end: string) =>
      `${start}${piecesDifference(earlier[index++] ?? '', inside)}${end}`,
  );
}
