import { z } from 'zod';

/** What becomes of something when its set goes live. */
export const SET_ACTIONS = ['publish', 'unpublish', 'delete'] as const;
export type SetAction = (typeof SET_ACTIONS)[number];

/** A set with a name that fills over days and goes live together; times are ISO 8601 UTC. */
export const releaseSchema = z.object({
  _id: z.string(),
  domainId: z.string(),
  name: z.string(),
  note: z.string(),
  /** It is open until it goes live; what it held is then in its record. */
  state: z.enum(['open', 'published']),
  createdBy: z.string(),
  createdAt: z.string(),
});
export type Release = z.output<typeof releaseSchema>;
