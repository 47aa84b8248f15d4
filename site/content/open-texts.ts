import type { Page } from '#content-store/model/entities/page.ts';
import { textPlaces } from './text-places.ts';

/** Texts of a translation that wait for a person, by place: still those of the original, or a machine's. */
export type OpenTexts = NonNullable<Page['openTexts']>;

/** Every text of a page, as it is when a translation begins. */
export const allOpen = (page: Page): OpenTexts =>
  Object.fromEntries(textPlaces(page).map(({ place }) => [place, 'original' as const]));

/** Those that are still there, new or with the same words: whoever writes others has translated them. */
export function stillOpen(open: OpenTexts, before: Page, after: Page): OpenTexts {
  const texts = textsByPlace(after);
  const earlier = textsByPlace(before);
  const isSame = (place: string) => !earlier.has(place) || texts.get(place) === earlier.get(place);
  const kept = Object.entries(open).filter(([place]) => texts.has(place) && isSame(place));
  return kept.length === Object.keys(open).length ? open : Object.fromEntries(kept);
}

const textsByPlace = (page: Page): Map<string, string> =>
  new Map(textPlaces(page).map(({ place, text }) => [place, text]));
