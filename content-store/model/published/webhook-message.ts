import { z } from 'zod';

/** Waiting to be sent, received, or given up after a day. */
const WEBHOOK_STATES = ['waiting', 'sent', 'failed'] as const;

/** An address of a site that changed; a removed one answers 404, or redirects, from now on. */
const changedAddressSchema = z.object({ address: z.string(), url: z.string(), removed: z.boolean() });
export type ChangedAddress = z.output<typeof changedAddressSchema>;

/** What a webhook is told after a publish is live. */
export interface PublishNews {
  domainId: string;
  changed: readonly ChangedAddress[];
  /** False when more may have changed than `changed` names. */
  isComplete: boolean;
}

/** A message to the publish webhook, as the dashboard shows it. */
export const webhookMessageSchema = z.object({
  _id: z.string(),
  state: z.enum(WEBHOOK_STATES),
  /** The first of the addresses, and how many there are. */
  changed: z.array(changedAddressSchema),
  total: z.int(),
  isComplete: z.boolean(),
  attempts: z.int(),
  dueAt: z.string(),
  /** Why the last attempt failed, in words. */
  lastError: z.string().nullable(),
  createdAt: z.string(),
});
export type WebhookMessage = z.output<typeof webhookMessageSchema>;
