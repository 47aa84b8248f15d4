import type { z } from 'zod';
import { optionalNumber, select, toggle } from '../fields/choices.ts';
import { hidden } from '../fields/part.ts';
import { key, list } from '../fields/structure.ts';
import { text } from '../fields/texts.ts';
import { CAPTCHA_NAME } from './fixed-names.ts';
import { options } from './options.ts';

/** The control types of an enquiry form, and what editors read. */
export const FORM_FIELD_TYPE_NAMES = {
  text: 'Text',
  textArea: 'Text Area',
  select: 'Select',
  checkbox: 'Checkbox',
  email: 'Email',
  multipleChoice: 'Multiple Choice',
  captcha: 'Captcha',
  phone: 'Phone',
  date: 'Date',
} as const;
export type FormFieldType = keyof typeof FORM_FIELD_TYPE_NAMES;
export const FORM_FIELD_TYPES = Object.keys(FORM_FIELD_TYPE_NAMES) as [FormFieldType, ...FormFieldType[]];

const parts = {
  key: key(),
  type: select(
    'Type',
    FORM_FIELD_TYPES.map((value) => ({ value, label: FORM_FIELD_TYPE_NAMES[value] })),
  ),
  name: text('Name', { max: 100, help: 'The email to visitors can include it', isCode: true }),
  label: text('Label', { max: 200, placeholder: 'Field label' }),
  placeholder: text('Placeholder', { max: 200 }),
  /** For select and multipleChoice. */
  options: options('For Select and Multiple Choice: one per line'),
  required: toggle('Required'),
  halfWidth: toggle('Half width'),
  maxLength: hidden(optionalNumber('Longest answer', { min: 1, max: 10_000 })),
};

/** The fields of an enquiry form; a captcha has a fixed name and is required. */
export const formFieldList = list('Manage fields', parts, {
  max: 100,
  title: 'label',
  adjust: (field) => (field.type === 'captcha' ? { ...field, name: CAPTCHA_NAME, required: true } : field),
});

/** One field of an enquiry form. */
export const formFieldSchema = formFieldList.schema.unwrap().element;
export type FormField = z.output<typeof formFieldSchema>;
