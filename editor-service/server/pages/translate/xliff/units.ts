import type { Page } from '#content-store/model/entities/page.ts';
import { type PlacedText, textPlaces } from '#site/content/text-places.ts';
import { type Inline, readInline, wordsOf } from './inline.ts';
import { mapSegments, skeletonOf, type TextSegment } from './segments.ts';

/** What a translator translates at once: a plain text, or a paragraph of a rich one. */
export interface Unit {
  /** `<place>`, or `<place>#<number>` in a rich text. */
  id: string;
  /** Where it is, in the words of editors. */
  label: string;
  source: readonly Inline[];
  /** Its translation, if there is one. */
  target?: readonly Inline[];
}

/** A rich text or plain text as parts with what is around them, to be put together again. */
export interface TextPart {
  id: string;
  inline: readonly Inline[];
  tags: ReadonlyMap<string, string>;
}

/** The parts of a text with words in them, in order, each with the id of its unit: that of the original for a translation. */
export function textPartsOf({ place, kind, text }: PlacedText, original?: PlacedText): TextPart[] {
  if (kind === 'text') return [{ id: place, inline: [text], tags: new Map() }];
  const originals = new Map(original && textPartsOf(original).map(({ id, tags }) => [id, tags]));
  const parts: TextPart[] = [];
  const read = ({ id: segmentId, kind: inner, text: segment }: TextSegment) => {
    const id = `${place}#${segmentId}`;
    const part = inner === 'rich' ? readInline(segment, originals.get(id)) : { inline: [segment], tags: new Map() };
    if (/[\p{L}\p{N}]/u.test(wordsOf(part.inline))) parts.push({ id, ...part });
    return segment;
  };
  mapSegments(text, read, original?.text);
  return parts;
}

/** What an XML file cannot hold is left out of it. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** The units of a page; with the translations of those that a person has translated. */
export function xliffUnits(original: Page, translation: Page | null, isOpen: (place: string) => boolean): Unit[] {
  const translated = new Map(translation && textPlaces(translation).map((placed) => [placed.place, placed]));
  return textPlaces(original).flatMap((placed) => {
    const stored = isOpen(placed.place) ? undefined : translated.get(placed.place);
    const done = stored && isBuiltAlike(stored, placed) ? stored : undefined;
    const targets = new Map(done && textPartsOf(done, placed).map(({ id, inline }) => [id, inline]));
    return textPartsOf(placed)
      .filter(({ inline }) => !IMPOSSIBLE.test(wordsOf(inline)))
      .map(({ id, inline }) => {
        const target = targets.get(id);
        return { id, label: placed.label, source: inline, ...(target && { target }) };
      });
  });
}

const isBuiltAlike = (one: PlacedText, other: PlacedText): boolean =>
  one.kind === 'text' || skeletonOf(one.text) === skeletonOf(other.text);
