import { readText, writeAttribute } from '#site/content/text-runs.ts';
import { counterparts } from './inline.ts';

const PIECES = /<[^<>]*>|[^<]+|</g;
/** Tags within a sentence; all others begin and end one. */
const INLINE = /^<\/?(?:strong|b|em|i|u|s|sub|sup|code|a|br|img)\b/i;
const PICTURE = /<img\b[^<>]*>/g;
const ALT = /(?<=\salt=")[^"]*/;

/** Receives a sentence or paragraph of a rich text as markup, or the description of a picture in it as text. */
type ChangeSegment = (segment: TextSegment) => string;

export interface TextSegment {
  id: string;
  kind: 'rich' | 'text';
  text: string;
}

/** A rich text as segments and what is between them. */
function runsOf(markup: string): { text: string; isSegment: boolean }[] {
  const runs: { text: string; isSegment: boolean }[] = [];
  for (const [text] of markup.matchAll(PIECES)) {
    const isSegment = !text.startsWith('<') || text.length === 1 || INLINE.test(text);
    const last = runs.at(-1);
    if (isSegment && last?.isSegment) last.text += text;
    else runs.push({ text, isSegment });
  }
  return runs;
}

const picturesIn = (markup: string): string[] => markup.match(PICTURE) ?? [];

/**
 * A rich text with each of its segments changed: paragraphs, headings, items, cells; descriptions have `2.1`. Pictures are
 * counted as in `original`, of which it may be a translation with as many segments.
 */
export function mapSegments(markup: string, change: ChangeSegment, original = markup): string {
  const segments = runsOf(original).filter(({ isSegment }) => isSegment);
  let count = 0;
  return runsOf(markup)
    .map(({ text, isSegment }) => {
      if (!isSegment) return text;
      const pictures = picturesIn(segments[count]?.text ?? '');
      count += 1;
      const id = String(count);
      const inner = change({ id, kind: 'rich', text });
      const numbers = counterparts(picturesIn(inner), pictures);
      return inner.replace(PICTURE, (picture) => {
        const number = (numbers.shift() ?? 0) + 1;
        return picture.replace(ALT, (alt) => {
          const described = change({ id: `${id}.${number}`, kind: 'text', text: readText(alt) });
          return described === readText(alt) ? alt : writeAttribute(described);
        });
      });
    })
    .join('');
}

/** What of a rich text is not words; translations with the same can be put together segment by segment. */
export const skeletonOf = (markup: string): string =>
  mapSegments(markup, ({ kind }) => (kind === 'rich' ? '\u0000' : ''));
