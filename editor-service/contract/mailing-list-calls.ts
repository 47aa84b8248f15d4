import { z } from 'zod';
import { subscriberSchema } from '#content-store/model/forms/subscriber.ts';
import { get, post } from './call.ts';
import { downloadSchema } from './download.ts';
import { hiddenField, nothing, pagingFields } from './fields.ts';

export const mailingListCalls = {
  'mailchimp/subscribe': post({
    access: 'public',
    fromSites: true,
    payload: z.object({
      listId: z.string().max(100).default(''),
      values: z.record(z.string(), z.unknown()),
      website: hiddenField,
    }),
    answer: z.object({ success: z.boolean(), message: z.string() }),
  }),
  'subscribers/list': get({
    access: 'editor',
    payload: z.object(pagingFields),
    answer: z.object({ subscribers: z.array(subscriberSchema), total: z.int() }),
  }),
  'subscribers/generateCSV': get({ access: 'editor', audit: 'export', payload: nothing, answer: downloadSchema }),
};
