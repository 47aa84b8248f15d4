import { z } from 'zod';
import { textOr } from '../fields/text-or.ts';
import { optionsSchema } from './options.ts';

/** Control types of a subscribe field. */
export const SUBSCRIBE_FIELD_TYPES = [
  'text',
  'textarea',
  'email',
  'phone',
  'date',
  'select',
  'multipleChoice',
  'checkbox',
] as const;

/** Said to editors, and to callers who name no list. */
export const LIST_MISSING = 'A mailchimp list id is required, please check the config';
export const ID_MISSING = 'An ID for the field is required!';

const subscribeFieldSchema = z.object({
  id: z.string().trim().min(1, ID_MISSING).max(100),
  name: z.string().max(200).default(''),
  type: z.enum(SUBSCRIBE_FIELD_TYPES).catch('text').default('text'),
  label: z.string().max(200).default(''),
  required: z.boolean().default(false),
  placeholder: z.string().max(200).default(''),
  maxLength: z.int().min(1).max(10_000).optional(),
  message: z.string().max(500).default(''),
  options: optionsSchema,
});
export type SubscribeField = z.output<typeof subscribeFieldSchema>;

const EMAIL_FIELD = { id: 'email_address', name: 'Email Address', type: 'email', required: true } as const;

/** A block's mailing list; default texts and first field as specified. */
export const subscribeSchema = z
  .object({
    listId: z.string().max(100).default(''),
    submitText: textOr('Submit', 100),
    successMessage: textOr('Subscribed succesfully.', 500), // the specification's spelling
    fields: z.array(subscribeFieldSchema).max(50).prefault([EMAIL_FIELD]),
  })
  .prefault({});
export type Subscribe = z.output<typeof subscribeSchema>;
