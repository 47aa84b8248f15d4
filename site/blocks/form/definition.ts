import { formParts } from '#content-store/model/forms/form.ts';
import { formConfigurationError } from '#content-store/model/forms/form-configuration.ts';
import { defineBlock } from '../../fields/block-definition.ts';

export const form = defineBlock({
  componentType: 'Form',
  label: 'Form',
  description: 'A sheet of paper with lines to fill in, and a promise of who will read it.',
  group: 'forms',
  keywords: ['contact', 'enquiry', 'questionnaire', 'survey', 'register', 'fields', 'submit'],
  content: formParts,
  start: {
    subject: `Enquiry from \${Name}`,
    submitterEmailField: 'Email',
    fields: [
      { key: '', type: 'text', name: 'Name', label: 'Name', required: true },
      { key: '', type: 'email', name: 'Email', label: 'Email', required: true },
      { key: '', type: 'textArea', name: 'Message', label: 'Message', required: true },
    ],
  },
  tell: (content) => ({ isConfigured: formConfigurationError(content) === undefined }),
  ask: async (_, reader, address) => {
    const { apiUrl, recaptchaSiteKey } = await reader.ask('environment', {});
    return { apiUrl, recaptchaSiteKey, address };
  },
});
