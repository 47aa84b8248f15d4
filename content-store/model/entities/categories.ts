import { z } from 'zod';
import { idSchema } from '../values/id.ts';

/** A listing category, saved with the site settings: a page needs one tag of every list. */
export const categorySchema = z.object({
  _id: idSchema,
  name: z.string().max(200).default(''),
  hasDates: z.boolean().default(false),
  filters: z
    .array(z.array(z.string().max(200)).max(100))
    .max(100)
    .default([]),
});
export type Category = z.output<typeof categorySchema>;

/** All categories of a domain; `_id` is `categories_{domainId}`. */
export const categoriesSchema = z.object({
  _id: z.string(),
  domainId: z.string(),
  categories: z.array(categorySchema).max(500).default([]),
});
