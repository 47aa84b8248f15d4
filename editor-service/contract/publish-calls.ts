import { z } from 'zod';
import { PUBLISHABLE_KINDS } from '#content-store/model/entities/publishable.ts';
import { get, stream } from './call.ts';
import { domainIdField, idField, nothing } from './fields.ts';

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

const copySchema = z.record(z.string(), z.unknown()).nullable();

export const publishCalls = {
  'page/publishStatus': get({
    access: 'editor',
    payload: z.object({ _id: idField }),
    answer: publishEventSchema.nullable(),
  }),
  /** Both copies of something that is published, to be compared: null where there is none. */
  'publish/loadCopies': get({
    access: 'editor',
    payload: z.object({ domainId: domainIdField, kind: z.enum(PUBLISHABLE_KINDS), _id: z.string().min(1).max(140) }),
    answer: z.object({ draft: copySchema, published: copySchema }),
  }),
  'publish/events': stream({ access: 'editor', payload: nothing, answer: publishEventSchema }),
};
