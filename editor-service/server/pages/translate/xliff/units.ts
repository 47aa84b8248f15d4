import type { Page } from '#content-store/model/entities/page.ts';
import { type PlacedText, textPlaces } from '#site/content/text-places.ts';
import { type Inline, readInline, wordsOf } from './inline.ts';
import { mapSegments, skeletonOf } from './segments.ts';

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

/** The parts of a text with words in them, in order, each with the id of its unit. */
export function textPartsOf({ place, kind, text }: Pick<PlacedText, 'place' | 'kind' | 'text'>): TextPart[] {
  if (kind === 'text') return [{ id: place, inline: [text], tags: new Map() }];
  const parts: TextPart[] = [];
  mapSegments(text, ({ id, kind: inner, text: segment }) => {
    const read = inner === 'rich' ? readInline(segment) : { inline: [segment], tags: new Map<string, string>() };
    if (/[\p{L}\p{N}]/u.test(wordsOf(read.inline))) parts.push({ id: `${place}#${id}`, ...read });
    return segment;
  });
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
    const targets = new Map(done && textPartsOf(done).map(({ id, inline }) => [id, inline]));
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
