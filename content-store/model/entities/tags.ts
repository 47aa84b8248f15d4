import { z } from 'zod';
import { freeSlug, slugOr } from '../values/slug.ts';
import { cutSlug, MAX_SLUG } from '../values/to-slug.ts';

const tagName = z
  .string()
  .trim()
  .regex(/^[^:]{1,100}$/, 'A tag must have 1 to 100 characters and no colon');

/** A category; its id is also its display name, and pages carry `categoryId:tagId`. */
export const tagCategorySchema = z.object({
  id: tagName,
  slug: z.string().max(100).default(''),
  values: z
    .array(z.object({ id: tagName, slug: z.string().max(100).default('') }))
    .max(500)
    .default([]),
});
export type TagCategory = z.output<typeof tagCategorySchema>;

/** A tag or category of this name, which is its id, with a slug that none of the others has. */
export function namedTag(
  id: string,
  others: readonly { slug: string }[],
  language?: string,
): { id: string; slug: string } {
  const taken = new Set(others.map(({ slug }) => slug));
  return { id, slug: freeSlug(cutSlug(slugOr(id, 'tag', language), MAX_SLUG - 90), (slug) => taken.has(slug)) };
}

/** The categories with this tag; the same when it is there already. */
export function withTag(categories: TagCategory[], category: string, tag: string, language?: string): TagCategory[] {
  const before = categories.find(({ id }) => id === category);
  if (!before)
    return [...categories, { ...namedTag(category, categories, language), values: [namedTag(tag, [], language)] }];
  if (before.values.some(({ id }) => id === tag)) return categories;
  const after = { ...before, values: [...before.values, namedTag(tag, before.values, language)] };
  return categories.map((one) => (one === before ? after : one));
}

const areDistinct = (named: readonly { id: string }[]): boolean =>
  new Set(named.map(({ id }) => id)).size === named.length;

/** Categories as posted: pages refer to `category:tag`, so both must be unique. */
export const postedCategoriesSchema = z
  .array(tagCategorySchema.refine(({ values }) => areDistinct(values), 'A category cannot have the same tag twice'))
  .max(100)
  .refine(areDistinct, 'Each category needs a different name');

/** `_id` is `tags_{domainId}`. */
export const tagsSchema = z.object({
  _id: z.string(),
  domainId: z.string(),
  categories: z.array(tagCategorySchema).max(100).default([]),
});
