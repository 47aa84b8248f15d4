import { z } from 'zod';
import type { Field } from '#content-store/model/fields/field.ts';
import { ID_MISSING, SUBSCRIBE_FIELD_TYPES, subscribeSchema } from '#content-store/model/forms/subscribe.ts';
import { linkSchema } from '#content-store/model/values/link.ts';

/** Fields of both newsletter blocks: an invitation and the mailing list's form. */
export const newsletterShape = {
  heading: z.string().max(300).default(''),
  description: z.string().max(2000).default(''),
  link: linkSchema,
  subscribe: subscribeSchema,
};

const FORM_FIELD: readonly Field[] = [
  { kind: 'text', path: 'id', label: 'Id', help: 'The merge field in Mailchimp', isCode: true, missing: ID_MISSING },
  { kind: 'text', path: 'name', label: 'Name', placeholder: 'Field label' },
  { kind: 'text', path: 'label', label: 'Label', help: 'Shown instead of the name' },
  {
    kind: 'select',
    path: 'type',
    label: 'Type',
    options: SUBSCRIBE_FIELD_TYPES.map((type) => ({ value: type, label: type })),
  },
  { kind: 'texts', path: 'options', label: 'Options', help: 'For select and multipleChoice: one per line', max: 100 },
  { kind: 'toggle', path: 'required', label: 'Required' },
  { kind: 'text', path: 'placeholder', label: 'Placeholder' },
  { kind: 'number', path: 'maxLength', label: 'Maximum length', min: 1, max: 10_000 },
  { kind: 'text', path: 'message', label: 'Message if invalid' },
];

export const NEWSLETTER_FIELDS: readonly Field[] = [
  { kind: 'text', path: 'heading', label: 'Heading', placeholder: 'Heading' },
  { kind: 'text', path: 'description', label: 'Description', placeholder: 'Paragraph', multiline: true },
  { kind: 'link', path: 'link', label: 'Link' },
  { kind: 'text', path: 'subscribe.listId', label: 'Mailchimp list id', isCode: true },
  { kind: 'text', path: 'subscribe.submitText', label: 'Submit text', placeholder: 'Button Text' },
  { kind: 'text', path: 'subscribe.successMessage', label: 'Success message' },
  {
    kind: 'list',
    path: 'subscribe.fields',
    label: 'Form fields',
    title: 'name',
    asksBeforeRemoval: true,
    newEntry: { id: '', name: '', label: '', type: 'text', options: [], required: false, placeholder: '', message: '' },
    fields: FORM_FIELD,
  },
];
