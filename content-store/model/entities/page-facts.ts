import { z } from 'zod';
import { dateTime } from '../fields/choices.ts';
import { part, schemaOf } from '../fields/part.ts';
import { group } from '../fields/structure.ts';
import { text } from '../fields/texts.ts';
import { isAfter } from '../values/date-time.ts';

/** Where something is; `country` is a name or a code (ISO 3166). */
const place = (label: string) =>
  group({
    name: text(label, { help: 'A building or a park. Leave empty if online' }),
    street: text('Street and number'),
    locality: text('Town'),
    region: text('State or region'),
    postalCode: text('Postcode'),
    country: text('Country'),
  });

/** When and where an event is. */
export const eventParts = {
  start: dateTime('Event starts', { help: 'Leave out the time for a whole day. Lists sort events by this' }),
  end: dateTime('Event ends'),
  place: place('Place'),
};
export const eventSchema = schemaOf(eventParts);
export type EventFacts = z.output<typeof eventSchema>;
export type Place = EventFacts['place'];

/** True for an event that ends before it begins; visitors then see no end. */
export function endsFirst({ start, end }: Partial<Pick<EventFacts, 'start' | 'end'>>): boolean {
  return Boolean(start && end && !isAfter(start, end));
}

/** The kinds of employment that schema.org knows, as camel case. */
export const EMPLOYMENT_TYPES = [
  'fullTime',
  'partTime',
  'contractor',
  'temporary',
  'intern',
  'volunteer',
  'perDiem',
  'other',
] as const;

/** Until when a job is open, how one is employed, and where; the kinds of employment have their words in the site. */
export const jobParts = {
  closes: dateTime('Applications close'),
  employmentType: part(z.union([z.literal(''), z.enum(EMPLOYMENT_TYPES)]).default('')),
  place: place('Place of work'),
};
export const jobSchema = schemaOf(jobParts);

/** The date by which a page is listed: when its event begins, else its publish date; empty for none. */
export function pageDate(page: { event?: Pick<EventFacts, 'start'> | undefined; publishDate?: string | undefined }) {
  return page.event?.start || page.publishDate || '';
}
