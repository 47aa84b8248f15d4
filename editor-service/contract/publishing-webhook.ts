import { z } from 'zod';
import { webhookMessageSchema } from '#content-store/model/published/webhook-message.ts';
import { get, post } from './call.ts';
import { domainIdField, idField, pagingFields } from './fields.ts';

/** The publish webhook: what it was told, and telling it again. */
export const webhookCalls = {
  'webhook/list': get({
    access: 'publisher',
    payload: z.object({ domainId: domainIdField, ...pagingFields }),
    answer: z.object({
      /** The host that is told; null when there is no webhook. */
      host: z.string().nullable(),
      messages: z.array(webhookMessageSchema),
      total: z.int(),
    }),
  }),
  /** Sends a waiting message at once, and the news of any other in a new one. */
  'webhook/retry': post({
    access: 'publisher',
    payload: z.object({ domainId: domainIdField, _id: idField }),
    answer: z.object({ _id: z.string() }),
  }),
};
