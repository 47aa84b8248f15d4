import { z } from 'zod';
import { textOr } from '../fields/text-or.ts';
import { linkSchema } from '../values/link.ts';
import { formFieldSchema } from './form-field.ts';

const emailOrEmpty = z.union([z.literal(''), z.email().max(254)]).default('');

/** The enquiry form's fields. Recipient, subject, ccs and mail texts never leave the service. */
export const formFields = {
  title: z.string().max(300).default(''),
  identifier: z.string().trim().max(100).default(''),
  recipient: emailOrEmpty,
  subject: z.string().max(200).default(''),
  ccs: z
    .array(z.object({ email: emailOrEmpty }))
    .max(20)
    .default([]),
  trackInGA: z.boolean().default(false),
  primaryButtonText: textOr('Send enquiry', 100),
  secondaryLink: linkSchema,
  /** Rich text. */
  successMessage: z.string().max(10_000).default(''),
  successEmailText: z.string().max(10_000).default(''),
  successEmailSubject: z.string().max(200).default(''),
  /** Name of the e-mail field whose address receives the confirmation. */
  submitterEmailField: z.string().max(100).default(''),
  /** True when the configuration is complete; set for visitors when the private fields are removed. */
  isConfigured: z.boolean().catch(false).default(false),
  /** Submissions are erased after this many days; 0 keeps them. */
  retentionDays: z.int().min(0).max(3650).default(0),
  fields: z.array(formFieldSchema).max(100).default([]),
};
export const formSchema = z.object(formFields);
export type Form = z.output<typeof formSchema>;
