import dayjs from 'dayjs';
import { z } from 'zod';
import { SITE_DOCUMENTS, type SiteDocumentKind } from '#content-store/model/entities/site-document.ts';

/** Fields that many calls take. Clients of the specification write "undefined" for what they do not have. */
const absent = (value: unknown) => (value === '' || value === 'undefined' || value === 'null' ? undefined : value);

export const idField = z.string().min(1).max(64);
export const domainIdField = z.string().min(1, 'Which domain?').max(64);
export const optionalIdField = z.preprocess(absent, idField.optional());
export const collectionField = z.preprocess(
  absent,
  z.enum(['pages', 'listings'], { error: 'The collection is pages or listings' }).default('pages'),
);
export const slugField = z.string().max(200).default('');

/** What can use a page or an original: pages, and the documents of a site. */
export const userKindField = z.enum(['page', ...(Object.keys(SITE_DOCUMENTS) as SiteDocumentKind[])]);

/** Nothing is asked, or nothing has to be said. */
export const nothing = z.object({});

/** A whole number of a query, which arrives as text. */
export const numberField = (min: number, max: number, fallback: number) =>
  z.preprocess(
    absent,
    z
      .union(
        [
          z.number(),
          z
            .string()
            .regex(/^\d{1,9}$/)
            .transform(Number),
        ],
        { error: 'This is not a whole number' },
      )
      .pipe(z.int().min(min).max(max))
      .default(fallback),
  );

/** `true` or `false` of a query. */
export const optionalFlagField = z.preprocess(
  absent,
  z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], {
      error: 'This is not true or false',
    })
    .optional(),
);

/** Wraps a field of a query so that an empty one counts as left out. */
export const optionalField = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(absent, schema.optional());

/** A moment, or a day in the time zone of the service: its beginning, or its end. */
export const momentField = (edge: 'start' | 'end') =>
  optionalField(
    z.union(
      [
        z.iso.datetime({ offset: true }).transform((moment) => new Date(moment).toISOString()),
        z.iso
          .date()
          .transform((day) => (edge === 'start' ? dayjs(day).startOf('day') : dayjs(day).endOf('day')).toISOString()),
      ],
      { error: 'This is a day (2026-03-31) or a moment in ISO 8601' },
    ),
  );
