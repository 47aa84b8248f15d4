import { z } from 'zod';

/** Kinds of page; a listing shares its page's `_id` (specification 2 §3). */
export const COLLECTIONS = ['pages', 'listings'] as const;
export const collectionSchema = z.enum(COLLECTIONS).default('pages');
export type Collection = z.output<typeof collectionSchema>;
