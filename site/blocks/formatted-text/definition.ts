import { z } from 'zod';
import { defineBlock } from '../../fields/block-definition.ts';

export const formattedText = defineBlock({
  componentType: 'FormattedText',
  label: 'Formatted text',
  description: 'An introduction or summary, set larger than the text around it.',
  group: 'text',
  keywords: ['intro', 'lead', 'summary', 'paragraph'],
  schema: z.object({
    text: z.string().max(20_000).default(''),
  }),
  fields: [{ kind: 'richText', path: 'text', label: 'Text', placeholder: 'Paragraph' }],
});
