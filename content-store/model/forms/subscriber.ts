import { z } from 'zod';

/** A subscriber to a mailing list, stored here when no list service is configured. */
export const subscriberSchema = z.object({
  _id: z.string(),
  listId: z.string(),
  email: z.string(),
  values: z.record(z.string(), z.string()),
  createdAt: z.string(),
});
export type Subscriber = z.output<typeof subscriberSchema>;
