import { z } from 'zod';

/** Somebody who asked to be on a mailing list, kept here while no list service is set. */
export const subscriberSchema = z.object({
  _id: z.string(),
  listId: z.string(),
  email: z.string(),
  values: z.record(z.string(), z.string()),
  createdAt: z.string(),
});
export type Subscriber = z.output<typeof subscriberSchema>;
