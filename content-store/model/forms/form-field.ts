import { z } from 'zod';
import { CAPTCHA_NAME } from './fixed-names.ts';
import { optionsSchema } from './options.ts';

/** Control types of an enquiry form. */
export const FORM_FIELD_TYPES = [
  'text',
  'textArea',
  'select',
  'checkbox',
  'email',
  'multipleChoice',
  'captcha',
  'phone',
  'date',
] as const;
export type FormFieldType = (typeof FORM_FIELD_TYPES)[number];

/** What editors read. */
export const FORM_FIELD_TYPE_NAMES: Readonly<Record<FormFieldType, string>> = {
  text: 'Text',
  textArea: 'Text Area',
  select: 'Select',
  checkbox: 'Checkbox',
  email: 'Email',
  multipleChoice: 'Multiple Choice',
  captcha: 'Captcha',
  phone: 'Phone',
  date: 'Date',
};

/** One field of an enquiry form; `options` serve select and multipleChoice. */
export const formFieldSchema = z
  .object({
    key: z.string().max(40).optional(),
    type: z.enum(FORM_FIELD_TYPES).catch('text').default('text'),
    name: z.string().max(100).default(''),
    label: z.string().max(200).default(''),
    placeholder: z.string().max(200).default(''),
    options: optionsSchema,
    required: z.boolean().default(false),
    halfWidth: z.boolean().default(false),
    maxLength: z.int().min(1).max(10_000).optional(),
  })
  .transform((field) => (field.type === 'captcha' ? { ...field, name: CAPTCHA_NAME, required: true } : field));
export type FormField = z.output<typeof formFieldSchema>;
