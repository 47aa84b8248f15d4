import { z } from 'zod';
import { defineBlock } from '../../fields/block-definition.ts';

export const text = defineBlock({
  componentType: 'Text',
  label: 'Text',
  description: 'A plain paragraph, without any markup.',
  group: 'text',
  keywords: ['paragraph', 'plain', 'words', 'copy'],
  schema: z.object({ text: z.string().max(5000).default('') }),
  fields: [{ kind: 'text', path: 'text', label: 'Text', placeholder: 'Paragraph', multiline: true }],
});
