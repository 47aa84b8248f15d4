import type { Page } from '#content-store/model/entities/page.ts';
import { eachText, type TextKind } from './each-text.ts';
import { mapPage } from './map-texts.ts';

/** A text of a page that visitors read, and where it is: `<block key>/<path>`, without a key for the page's own. */
export interface PlacedText {
  place: string;
  kind: Exclude<TextKind, 'address'>;
  text: string;
  /** In the words of editors: `Card, Heading`. */
  label: string;
}

/** The texts of a page in its order; those without a letter or digit are no words. */
export function textPlaces(page: Page): PlacedText[] {
  const texts: PlacedText[] = [];
  withEachText(page, (placed) => {
    if (/[\p{L}\p{N}]/u.test(placed.text)) texts.push(placed);
    return placed.text;
  });
  return texts;
}

/** The page with other texts at some of its places; a place that it does not have changes nothing. */
export const withTexts = <P extends Page>(page: P, texts: ReadonlyMap<string, string>): P =>
  withEachText(page, ({ place, text }) => texts.get(place) ?? text);

function withEachText<P extends Page>(page: P, change: (placed: PlacedText) => string): P {
  const visit = eachText((text, kind, { blockKey, block, field }, path) =>
    kind === 'address' ? text : change({ place: `${blockKey ?? ''}/${path}`, kind, text, label: `${block}, ${field}` }),
  );
  return mapPage(page, { withPrivate: false, visit });
}
