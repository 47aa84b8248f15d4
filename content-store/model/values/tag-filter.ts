import { z } from 'zod';

export const TAG = /^[^:]{1,100}:[^:]{1,100}$/;

/** A tag on a page: `categoryId:tagId`. */
export const tagSchema = z.string().regex(TAG, 'A tag must look like category:tag');

export const SORTS = ['a-z', 'z-a', 'earliest', 'latest'] as const;
/** The order of a list of pages. */
export type Sort = (typeof SORTS)[number];

const MAX_LISTED = 50;

const filterObject = z.object({
  include: z.array(tagSchema).max(100).default([]),
  exclude: z.array(tagSchema).max(100).default([]),
  selected: z.array(z.string().max(64)).max(100).default([]),
  limit: z.int().min(1).max(MAX_LISTED).default(8),
  sort: z.enum(SORTS).default('a-z'),
  /** On a site in several languages: the addresses of the pages that a list finds by tags. */
  within: z.object({ path: z.string().max(60), others: z.array(z.string().max(60)).max(50) }).optional(),
});

/** A tag filter, or a plain list of tags that reads as its `include`. */
export const tagFilterSchema = z
  .union([
    filterObject,
    z
      .array(tagSchema)
      .max(100)
      .transform((include): z.input<typeof filterObject> => ({ include }))
      .pipe(filterObject),
  ])
  .prefault({});
export type TagFilter = z.output<typeof filterObject>;

/** A filter in a question about pages: lists ask for one more, in case they find the page they are on. */
export const askedFilterSchema = filterObject.extend({
  limit: z
    .int()
    .min(1)
    .max(MAX_LISTED + 1)
    .default(8),
});

/** The filter that defines the pages of a hub. */
export const hubFilterSchema = filterObject.pick({ include: true, exclude: true, selected: true, within: true });
