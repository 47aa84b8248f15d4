import { z } from 'zod';
import { get, stream } from './call.ts';
import { idField, nothing } from './fields.ts';

/** The progress of a publish: queued, rendering, live at these addresses, or failed for this reason. */
const publishEventSchema = z.object({
  state: z.enum(['queued', 'rendering', 'live', 'failed']),
  domainId: z.string(),
  /** The pages this publish changes; empty for other documents. */
  pageIds: z.array(z.string()),
  done: z.int().optional(),
  total: z.int().optional(),
  milliseconds: z.number().optional(),
  /** Milliseconds between the first and the last file that this publish wrote: how long visitors could meet both states. */
  span: z.number().optional(),
  changed: z.array(z.object({ address: z.string(), url: z.string() })).optional(),
  reason: z.string().optional(),
});
export type PublishEvent = z.output<typeof publishEventSchema>;

export const publishCalls = {
  'page/publishStatus': get({
    access: 'editor',
    payload: z.object({ _id: idField }),
    answer: publishEventSchema.nullable(),
  }),
  'publish/events': stream({ access: 'editor', payload: nothing, answer: publishEventSchema }),
};
