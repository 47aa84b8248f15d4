import { z } from 'zod';
import { get } from './call.ts';
import { nothing } from './fields.ts';

/** The machine that the service runs on, for administrators. */
export const systemCalls = {
  'system/status': get({
    access: 'admin',
    payload: nothing,
    answer: z.object({
      /** A sentence for each thing that an operator should change. */
      warnings: z.array(z.string()),
    }),
  }),
};
