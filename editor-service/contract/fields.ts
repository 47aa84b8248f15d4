import { z } from 'zod';
import { SITE_DOCUMENTS, type SiteDocumentKind } from '#content-store/model/entities/site-document.ts';

/** Fields shared by many calls. Clients of the specification send "undefined" for missing values. */
const absent = (value: unknown) => (value === '' || value === 'undefined' || value === 'null' ? undefined : value);

export const idField = z.string().min(1).max(64);
export const domainIdField = z.string().min(1, 'Choose a domain').max(64);
/** Wraps a query field so that an empty value counts as absent. */
export const optionalField = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(absent, schema.optional());
export const optionalIdField = optionalField(idField);
/** Names the release whose version is meant; absent: the ordinary draft. */
export const releaseField = optionalField(idField);
export const collectionField = z.preprocess(
  absent,
  z
    .enum(['pages', 'listings', 'sections'], { error: 'The collection must be pages, listings or sections' })
    .default('pages'),
);
export const slugField = z.string().max(200).default('');

/** What can use a page, a section or an original: pages, sections and site documents. */
export const userKindField = z.enum(['page', 'section', ...(Object.keys(SITE_DOCUMENTS) as SiteDocumentKind[])]);

/** What people note about something that goes live. */
export const noteField = z.string().trim().max(500);

/** An empty payload or answer. */
export const nothing = z.object({});

const digits = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** A whole number in a query, where it arrives as text. */
export const numberField = (min: number, max: number, fallback: number) =>
  z.preprocess(
    absent,
    z
      .union([z.number(), digits], { error: 'This is not a whole number' })
      .pipe(z.int().min(min).max(max))
      .default(fallback),
  );

const flagText = z.enum(['true', 'false']).transform((text) => text === 'true');

/** `true` or `false` in a query. */
export const optionalFlagField = optionalField(
  z.union([z.boolean(), flagText], { error: 'This is not true or false' }),
);

/** A date with a time and no offset is local (ECMA-262, Date Time String Format). */
const TIME_AT = { start: '00:00:00', end: '23:59:59.999' } as const;

/** A moment, or the start or end of a day in the service's time zone. */
export const momentField = (edge: keyof typeof TIME_AT) =>
  optionalField(
    z.union(
      [
        z.iso.datetime({ offset: true }).transform((moment) => new Date(moment).toISOString()),
        z.iso.date().transform((day) => new Date(`${day}T${TIME_AT[edge]}`).toISOString()),
      ],
      { error: 'This must be a date (2026-03-31) or a time in ISO 8601' },
    ),
  );

/** One page of a list: its size and its number, counted from 1. */
export const pagingFields = { limit: numberField(1, 100, 10), page: numberField(1, 1_000_000, 1) };

/** A field that people do not see: only a bot fills it in. */
export const hiddenField = z.string().max(1000).default('');
