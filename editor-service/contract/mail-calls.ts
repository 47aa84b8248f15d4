import { z } from 'zod';
import { MAIL_STATES, mailSchema } from '#content-store/model/forms/mail.ts';
import { get, post } from './call.ts';
import { idField, pagingFields } from './fields.ts';

const id = z.object({ _id: idField });

export const mailCalls = {
  'mail/list': get({
    access: 'editor',
    payload: z.object({ state: z.enum(MAIL_STATES).optional(), ...pagingFields }),
    answer: z.object({ mails: z.array(mailSchema), total: z.int() }),
  }),
  'mail/retry': post({ access: 'editor', payload: id, answer: id }),
};
