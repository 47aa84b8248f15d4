import { readText, writeAttribute } from '#site/content/text-runs.ts';

const PIECES = /<[^<>]*>|[^<]+|</g;
/** Tags within a sentence; all others begin and end one. */
const INLINE = /^<\/?(?:strong|b|em|i|u|s|sub|sup|code|a|br|img)\b/i;
const ALT = /(<img\b[^<>]*\salt=")([^"]*)"/g;

/** Receives a sentence or paragraph of a rich text as markup, or the description of a picture in it as text. */
type ChangeSegment = (segment: { id: string; kind: 'rich' | 'text'; text: string }) => string;

/** A rich text with each of its segments changed: paragraphs, headings, items, cells; descriptions have `2.1`. */
export function mapSegments(markup: string, change: ChangeSegment): string {
  let result = '';
  let segment = '';
  let count = 0;
  const end = () => {
    if (segment === '') return;
    count += 1;
    const id = String(count);
    let pictures = 0;
    const inner = change({ id, kind: 'rich', text: segment });
    result += inner.replace(ALT, (_whole, before: string, alt: string) => {
      pictures += 1;
      const described = change({ id: `${id}.${pictures}`, kind: 'text', text: readText(alt) });
      return `${before}${described === readText(alt) ? alt : writeAttribute(described)}"`;
    });
    segment = '';
  };
  for (const [piece] of markup.matchAll(PIECES)) {
    if (!piece.startsWith('<') || piece.length === 1 || INLINE.test(piece)) {
      segment += piece;
      continue;
    }
    end();
    result += piece;
  }
  end();
  return result;
}

/** What of a rich text is not words; translations with the same can be put together segment by segment. */
export const skeletonOf = (markup: string): string =>
  mapSegments(markup, ({ kind }) => (kind === 'rich' ? '\u0000' : ''));
