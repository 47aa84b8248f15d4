import { z } from 'zod';
import { defineBlock } from '../../fields/block-definition.ts';

export const richText = defineBlock({
  componentType: 'RichText',
  label: 'Rich text',
  description: 'Paragraphs, lists and links in one column.',
  group: 'text',
  keywords: ['paragraph', 'article', 'list', 'table', 'copy', 'wysiwyg', 'body'],
  schema: z.object({
    text: z.string().max(20_000).default(''),
  }),
  fields: [{ kind: 'richText', path: 'text', label: 'Text', placeholder: 'Paragraph' }],
});
