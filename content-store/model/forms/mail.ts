import { z } from 'zod';

/**
 * The purposes of mails. `account`: a link to choose a password, made when it is sent; `notice`: what was changed of an account;
 * `notification`: what a person was told, written when it is sent; `review`: what a guest is asked, and their code. Earlier
 * versions wrote `schedule` and `request`.
 */
const MAIL_KINDS = [
  'enquiry',
  'confirmation',
  'account',
  'notice',
  'notification',
  'review',
  'schedule',
  'request',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** `held` belongs to a quarantined submission; `failed` was refused permanently, and can be retried by hand. */
export const MAIL_STATES = ['waiting', 'held', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A mail as listed on the dashboard, without its text. */
export const mailSchema = z.object({
  _id: z.string(),
  kind: z.enum(MAIL_KINDS),
  state: z.enum(MAIL_STATES),
  recipients: z.array(z.string()),
  subject: z.string(),
  attempts: z.int(),
  dueAt: z.string(),
  lastError: z.string().nullable(),
  createdAt: z.string(),
});
export type Mail = z.output<typeof mailSchema>;
