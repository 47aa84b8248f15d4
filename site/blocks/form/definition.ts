import { z } from 'zod';
import type { Field } from '#content-store/model/fields/field.ts';
import { formFields } from '#content-store/model/forms/form.ts';
import { formConfigurationError } from '#content-store/model/forms/form-configuration.ts';
import { FORM_FIELD_TYPE_NAMES, FORM_FIELD_TYPES } from '#content-store/model/forms/form-field.ts';
import { defineBlock } from '../../fields/block-definition.ts';

const FORM_FIELD: readonly Field[] = [
  {
    kind: 'select',
    path: 'type',
    label: 'Type',
    options: FORM_FIELD_TYPES.map((type) => ({ value: type, label: FORM_FIELD_TYPE_NAMES[type] })),
  },
  {
    kind: 'text',
    path: 'name',
    label: 'Name',
    help: 'The email to visitors can include it',
    maxLength: 100,
    isCode: true,
  },
  { kind: 'text', path: 'label', label: 'Label', placeholder: 'Field label', maxLength: 200 },
  { kind: 'text', path: 'placeholder', label: 'Placeholder', maxLength: 200 },
  { kind: 'texts', path: 'options', label: 'Options', help: 'For Select and Multiple Choice: one per line', max: 100 },
  { kind: 'toggle', path: 'required', label: 'Required' },
  { kind: 'toggle', path: 'halfWidth', label: 'Half width' },
];

/** Recipients of the submissions and the reply to the visitor; known only to the service. */
const MAIL_FIELDS: readonly Field[] = [
  { kind: 'text', path: 'recipient', label: 'Recipient', maxLength: 254, private: true },
  { kind: 'text', path: 'subject', label: 'Email subject', maxLength: 200, private: true },
  {
    kind: 'list',
    path: 'ccs',
    label: 'CC addresses',
    title: 'email',
    max: 20,
    newEntry: { email: '' },
    fields: [{ kind: 'text', path: 'email', label: 'Email', maxLength: 254 }],
    private: true,
  },
  {
    kind: 'text',
    path: 'submitterEmailField',
    label: 'Send confirmation email to',
    help: 'Name of a required email field',
    maxLength: 100,
    private: true,
  },
  { kind: 'text', path: 'successEmailSubject', label: 'Success email subject', maxLength: 200, private: true },
  {
    kind: 'richText',
    path: 'successEmailText',
    label: 'Confirmation email text',
    help: `Quote a field by its name: \${fieldName}`,
    private: true,
  },
  {
    kind: 'number',
    path: 'retentionDays',
    label: 'Erase submissions after (days)',
    help: '0 to keep them',
    min: 0,
    max: 3650,
    private: true,
  },
];

export const form = defineBlock({
  componentType: 'Form',
  label: 'Form',
  description: 'A sheet of paper with lines to fill in, and a promise of who will read it.',
  group: 'forms',
  keywords: ['contact', 'enquiry', 'questionnaire', 'survey', 'register', 'fields', 'submit'],
  schema: z.object(formFields),
  fields: [
    { kind: 'text', path: 'title', label: 'Title', placeholder: 'Heading', maxLength: 300 },
    { kind: 'text', path: 'identifier', label: 'Identifier', maxLength: 100, isCode: true },
    ...MAIL_FIELDS,
    {
      kind: 'list',
      path: 'fields',
      label: 'Manage fields',
      title: 'label',
      max: 100,
      newEntry: {
        ...{ key: '', type: 'text', name: '', label: '', placeholder: '', options: [] },
        ...{ required: false, halfWidth: false },
      },
      fields: FORM_FIELD,
    },
    { kind: 'text', path: 'primaryButtonText', label: 'Button text', placeholder: 'Button Text', maxLength: 100 },
    { kind: 'link', path: 'secondaryLink', label: 'Secondary link' },
    { kind: 'richText', path: 'successMessage', label: 'Success message' },
    { kind: 'toggle', path: 'trackInGA', label: 'Track in Google Analytics' },
  ],
  tell: (content) => ({ isConfigured: formConfigurationError(content) === undefined }),
  ask: async (_, reader, address) => {
    const { apiUrl, recaptchaSiteKey } = await reader.ask('environment', {});
    return { apiUrl, recaptchaSiteKey, address };
  },
});
