import { z } from 'zod';
import { LINK_TYPES } from '../values/link.ts';

/** One step of a header's trail. */
export const breadcrumbItemSchema = z.object({
  key: z.string().max(40).optional(),
  slug: z.string().max(200).default(''),
  text: z.string().max(200).default(''),
  type: z.enum(LINK_TYPES).catch('page').default('page'),
});
export type BreadcrumbItem = z.output<typeof breadcrumbItemSchema>;
