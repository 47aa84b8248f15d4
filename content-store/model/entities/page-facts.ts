import { z } from 'zod';
import { dateTimeSchema, isAfter } from '../values/date-time.ts';

const dateTime = dateTimeSchema.default('');
const text = z.string().max(300).default('');

/** Where something is; `country` is a name or a code (ISO 3166). */
const placeSchema = z
  .object({ name: text, street: text, locality: text, region: text, postalCode: text, country: text })
  .prefault({});
export type Place = z.output<typeof placeSchema>;

/** When and where an event is. */
export const eventSchema = z.object({ start: dateTime, end: dateTime, place: placeSchema });
export type EventFacts = z.output<typeof eventSchema>;

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

/** Until when a job is open, how one is employed, and where. */
export const jobSchema = z.object({
  closes: dateTime,
  employmentType: z.union([z.literal(''), z.enum(EMPLOYMENT_TYPES)]).default(''),
  place: placeSchema,
});

/** The date by which a page is listed: when its event begins, else its publish date; empty for none. */
export function pageDate(page: { event?: Pick<EventFacts, 'start'> | undefined; publishDate?: string | undefined }) {
  return page.event?.start || page.publishDate || '';
}
