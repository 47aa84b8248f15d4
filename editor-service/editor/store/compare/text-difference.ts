import { runsBetween } from './longest-common.ts';

/** How one text became another, word by word: pieces that were kept, added or removed. */
export function textRuns(before: string, after: string) {
  return runsBetween(words(before), words(after)).map(({ kind, items }) => ({ kind, text: items.join('') }));
}

/**
 * The markup of a rich text with additions in `<ins>` and removals in `<del>`; removed tags are dropped.
 * For sanitised markup it returns sanitised markup with those two tags.
 */
export function markupDifference(before: string, after: string): string {
  return runsBetween(pieces(before), pieces(after))
    .flatMap(({ kind, items }) => (kind === 'same' ? items : marked(items, kind)))
    .join('');
}

/** Words, each with its trailing space, so that equal spaces do not split rewritten text. */
const words = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

/** Tags, and the words between them. */
const pieces = (markup: string): string[] => markup.match(/<[^>]*>|[^<\s]+\s*|\s+/g) ?? [];

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
    if (!item.startsWith('<')) text += item;
    else {
      close();
      if (kind === 'added') result.push(item);
    }
  }
  close();
  return result;
}
