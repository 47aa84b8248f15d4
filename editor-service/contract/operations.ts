import { z } from 'zod';
import { get } from './call.ts';
import { nothing } from './fields.ts';

/** The machine that the service runs on, for administrators. */
export const systemCalls = {
  'system/load': get({
    access: 'admin',
    payload: nothing,
    answer: z.object({
      /** A sentence for each thing that an operator should change. */
      warnings: z.array(z.string()),
      /** Measured some minutes ago at most, in bytes; `versions`: the rows of the history; `records`: of what went live, whose copies take `copies`. */
      disk: z.object({
        measuredAt: z.string(),
        drafts: z.number(),
        versions: z.int(),
        records: z.int(),
        copies: z.number(),
        originals: z.number(),
        variants: z.number(),
        published: z.number(),
        site: z.number(),
        free: z.number(),
      }),
    }),
  }),
};
