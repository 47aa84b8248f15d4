import { z } from 'zod';

/** A tag on a page: `categoryId:tagId`. */
export const tagSchema = z.string().regex(/^[^:]{1,100}:[^:]{1,100}$/, 'A tag reads category:tag');

export const SORTS = ['a-z', 'z-a', 'earliest', 'latest'] as const;
export type Sort = (typeof SORTS)[number];

const filterObject = z.object({
  include: z.array(tagSchema).max(100).default([]),
  exclude: z.array(tagSchema).max(100).default([]),
  selected: z.array(z.string().max(64)).max(100).default([]),
  limit: z.int().min(1).max(50).default(8),
  sort: z.enum(SORTS).default('a-z'),
});

/** A tag filter, or a plain list of tags that reads as its `include`. */
export const tagFilterSchema = z
  .union([
    filterObject,
    z
      .array(tagSchema)
      .max(100)
      .transform((include) => filterObject.parse({ include })),
  ])
  .prefault({});
export type TagFilter = z.output<typeof filterObject>;

/** The filter that defines the pages of a hub. */
export const hubFilterSchema = filterObject.pick({ include: true, exclude: true, selected: true });
