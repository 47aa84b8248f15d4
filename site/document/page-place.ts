import type { PublishedPage } from '#content-store/model/entities/page.ts';
import type { Place } from '#content-store/model/entities/page-facts.ts';

/** Where a page's event or job is; null without any part of an address. */
export function pagePlace({ event, job }: Pick<PublishedPage, 'event' | 'job'>): Place | null {
  return [event?.place, job?.place].find((place) => place && placeText(place) !== '') ?? null;
}

/** A place in one line: `Net loft, 3 Quay Street, Port Ansell VIC 3999, Australia`. */
export function placeText({ name, street, locality, region, postalCode, country }: Place): string {
  const town = [locality, region, postalCode].filter(Boolean).join(' ');
  return [name, street, town, country].filter(Boolean).join(', ');
}
