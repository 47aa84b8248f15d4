import { runsBetween } from './longest-common.ts';
import { markedCells, tableDifference } from './table-difference.ts';

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
  const compare = (index: number) => (index % 2 === 0 ? piecesDifference : comparedTables);
  return now.map((part, index) => compare(index)(earlier[index] ?? '', part)).join('');
}

const TABLE = /(<table>[\s\S]*?<\/table>)/;
const comparedTables = (before: string, after: string): string => tableDifference(before, after, piecesDifference);

function piecesDifference(before: string, after: string): string {
  return runsBetween(pieces(before), pieces(after))
    .flatMap(({ kind, items }) => (kind === 'same' ? items : marked(items, kind)))
    .join('');
}

/** Words, each with its trailing space, so that equal spaces do not split rewritten text. */
const words = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

/** Tables, tags, and the words between them. */
const pieces = (markup: string): string[] => markup.match(/<table>[\s\S]*?<\/table>|<[^>]*>|[^<\s]+\s*|\s+/g) ?? [];

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
