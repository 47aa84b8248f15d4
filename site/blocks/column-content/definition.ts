import { z } from 'zod';
import { linkSchema } from '#content-store/model/values/link.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { SAMPLE } from '../../fields/sample.ts';

export const columnContent = defineBlock({
  componentType: 'ColumnContent',
  label: 'Column text',
  description: 'A longer text to read, set in one or two columns like a newspaper.',
  group: 'text',
  keywords: ['article', 'newspaper', 'paragraph', 'two', 'columns'],
  sample: { heading: SAMPLE.heading, text: SAMPLE.text },
  schema: z.object({
    heading: z.string().max(300).default(''),
    text: z.string().max(50_000).default(''),
    twoColumns: z.boolean().default(false),
    link: linkSchema,
  }),
  fields: [
    { kind: 'text', path: 'heading', label: 'Heading', placeholder: 'Heading' },
    { kind: 'richText', path: 'text', label: 'Text', placeholder: 'Paragraph' },
    { kind: 'toggle', path: 'twoColumns', label: 'Two columns' },
    { kind: 'link', path: 'link', label: 'Link' },
  ],
});
