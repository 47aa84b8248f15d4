import type { Page } from '#content-store/model/entities/page.ts';
import { type PlacedText, textPlaces, withTexts } from '#site/content/text-places.ts';
import { haveSameTags, type Inline, joined, readInline, wordsOf, writeInline } from './inline.ts';
import type { TranslatedUnit } from './read-xliff.ts';
import { mapSegments, skeletonOf, type TextSegment } from './segments.ts';
import { type TextPart, textPartsOf } from './units.ts';

/** A unit of the file that was not taken, and why. */
export interface LeftUnit {
  id: string;
  words: string;
  reason: 'changed' | 'gone' | 'tags' | 'structure';
}

export interface Merged<P extends Page> {
  page: P;
  /** How many units were taken. */
  taken: number;
  /** Places whose texts all are translated now. */
  places: string[];
  left: LeftUnit[];
}

/**
 * The translation with what fits of a file: a unit whose source is still there, in its place or in another of its block.
 * `original` is what the translation is made from.
 */
export function mergeUnits<P extends Page>(
  original: Page,
  translation: P,
  units: readonly TranslatedUnit[],
): Merged<P> {
  const originals = textPlaces(original);
  const parts = new Map(originals.flatMap((placed) => textPartsOf(placed).map((part) => [part.id, part])));
  const targets = new Map<string, readonly Inline[]>();
  const left: LeftUnit[] = [];
  for (const unit of units.filter(({ target }) => wordsOf(target) !== '')) {
    const part = partFor(unit, parts);
    const reason = part ? !haveSameTags(part.inline, unit.target) && 'tags' : parts.has(unit.id) ? 'changed' : 'gone';
    if (part && !reason) targets.set(part.id, unit.target);
    else left.push({ id: unit.id, words: wordsOf(unit.source), reason: reason || 'changed' });
  }
  const current = new Map(textPlaces(translation).map((placed) => [placed.place, placed.text]));
  const texts = new Map<string, string>();
  const places: string[] = [];
  let lost = 0;
  for (const placed of originals) {
    const own = textPartsOf(placed).map(({ id }) => id);
    const given = own.filter((id) => targets.has(id));
    if (given.length === 0) continue;
    const text = translated(placed, current.get(placed.place), targets, given.length === own.length);
    if (text !== null) texts.set(placed.place, text);
    else {
      lost += given.length;
      for (const id of given) left.push({ id, words: wordsOf(targets.get(id) ?? []), reason: 'structure' });
    }
    if (text !== null && given.length === own.length) places.push(placed.place);
  }
  return { page: withTexts(translation, texts), taken: targets.size - lost, places, left };
}

/** The part of the original that a unit translates; undefined if its source is not there, or there more than once. */
function partFor({ id, source }: TranslatedUnit, parts: ReadonlyMap<string, TextPart>): TextPart | undefined {
  const wanted = JSON.stringify(source);
  const isSame = (part: TextPart | undefined) => part !== undefined && JSON.stringify(joined(part.inline)) === wanted;
  const part = parts.get(id);
  if (isSame(part)) return part;
  const block = id.slice(0, id.indexOf('/') + 1);
  const others = [...parts.values()].filter((other) => other.id.startsWith(block) && isSame(other));
  return others.length === 1 ? others[0] : undefined;
}

/** The text of a place with its targets; null if its translation is built otherwise and the file has not all of it. */
function translated(
  placed: PlacedText,
  current: string | undefined,
  targets: ReadonlyMap<string, readonly Inline[]>,
  isWhole: boolean,
): string | null {
  const { place, kind, text } = placed;
  const given = (id: string) => targets.get(id);
  if (kind === 'text') return wordsOf(given(place) ?? [text]);
  const base = current !== undefined && skeletonOf(current) === skeletonOf(text) ? current : isWhole ? text : null;
  if (base === null) return null;
  const parts = new Map(textPartsOf(placed).map((part) => [part.id, part]));
  const change = (segment: TextSegment) => {
    const id = `${place}#${segment.id}`;
    const target = given(id);
    const part = parts.get(id);
    if (!target || !part) return segment.text;
    if (segment.kind === 'text') return wordsOf(target);
    const own = readInline(segment.text, part.tags);
    if (JSON.stringify(joined(own.inline)) === JSON.stringify(target)) return segment.text;
    // Its own links lead to translated pages.
    return writeInline(target, haveSameTags(own.inline, target) ? own.tags : part.tags);
  };
  return mapSegments(base, change, text);
}
