import { z } from 'zod';

/** What waits to be published: a draft that no visitor sees, a published page, one with unpublished changes. */
export const PAGE_STATUSES = ['draft', 'live', 'changed'] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];

/** How a page stands in one language; `behind`: live, and what it was translated from was published again since. */
export const TRANSLATION_STATES = ['live', 'draft', 'behind', 'missing'] as const;
export type PageTranslationState = (typeof TRANSLATION_STATES)[number];

/** The orders of a list of pages; `best` is the quality of the match. */
export const PAGE_SORTS = [
  ...(['best', 'title', 'address', 'status', 'template'] as const),
  ...(['author', 'updatedAt', 'updatedBy', 'publishedAt'] as const),
] as const;
export type PageSort = (typeof PAGE_SORTS)[number];

/** A page as editors find it in lists. */
export const pageEntrySchema = z.object({
  _id: z.string(),
  slug: z.string(),
  /** Its title, else the heading of its header, else the last part of its address. */
  title: z.string(),
  template: z.string(),
  status: z.enum(PAGE_STATUSES),
  /** The author that the page names; empty for none. */
  author: z.string(),
  updatedAt: z.string(),
  updatedBy: z.string(),
  /** Absent for a page that was never published. */
  publishedAt: z.string().optional(),
  editableByYou: z.boolean(),
  publishableByYou: z.boolean(),
  /** Its versions, itself among them; absent where there are none. */
  translations: z.array(z.object({ language: z.string(), state: z.enum(TRANSLATION_STATES) })).optional(),
});
export type PageEntry = z.output<typeof pageEntrySchema>;
