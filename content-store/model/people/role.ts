import { z } from 'zod';
import { idSchema } from '../values/id.ts';

/** The roles of every installation; others can be added. */
export const BUILT_IN_ROLES = ['admin', 'publisher', 'editor'] as const;

export const roleSchema = z.object({
  _id: idSchema,
  name: z.string().trim().min(1).max(100),
  /** May do everything. */
  admin: z.boolean().default(false),
});
export type Role = z.output<typeof roleSchema>;
