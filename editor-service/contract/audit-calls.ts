import { z } from 'zod';
import { AUDIT_ACTIONS, auditEntrySchema } from '#content-store/model/people/audit-entry.ts';
import { get } from './call.ts';
import { numberField } from './fields.ts';

export const auditCalls = {
  'audit/list': get({
    access: 'admin',
    payload: z.object({
      action: z.enum(AUDIT_ACTIONS).optional(),
      actor: z.string().max(100).optional(),
      page: numberField(1, 1_000_000, 1),
      size: numberField(1, 100, 50),
    }),
    answer: z.object({ entries: z.array(auditEntrySchema), total: z.int() }),
  }),
};
