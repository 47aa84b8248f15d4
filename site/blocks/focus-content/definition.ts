import { z } from 'zod';
import { BACKGROUND, colourFields } from '../../fields/block-colours.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { SAMPLE } from '../../fields/sample.ts';

const itemSchema = z.object({
  header: z.string().max(200).default(''),
  text: z.string().max(5000).default(''),
  /** The item's position in imported content; ignored, because the order of the list decides. */
  index: z.int().min(0).optional().catch(undefined),
});

export const focusContent = defineBlock({
  componentType: 'FocusContent',
  label: 'Focus',
  description: 'Several aspects of one subject: one grows while the others stay small.',
  group: 'text',
  keywords: ['features', 'accordion', 'faq', 'benefits', 'expand', 'values'],
  sample: {
    heading: SAMPLE.heading,
    paragraph: SAMPLE.text,
    items: [
      { header: 'The first thing to know about it', text: SAMPLE.text },
      { header: 'The second thing to know about it', text: SAMPLE.text },
      { header: 'The third thing to know about it', text: SAMPLE.text },
    ],
  },
  schema: z.object({
    heading: z.string().max(300).default(''),
    paragraph: z.string().max(20_000).default(''),
    items: z.array(itemSchema).max(6).prefault([{}, {}, {}]),
    config: z.object(colourFields('powderPurple')).prefault({}),
  }),
  fields: [
    { kind: 'text', path: 'heading', label: 'Heading', placeholder: 'Heading' },
    { kind: 'richText', path: 'paragraph', label: 'Paragraph', placeholder: 'Paragraph' },
    {
      kind: 'list',
      path: 'items',
      label: 'Items',
      title: 'header',
      newEntry: { header: '', text: '' },
      fields: [
        { kind: 'text', path: 'header', label: 'Header', placeholder: 'Heading' },
        { kind: 'richText', path: 'text', label: 'Text', placeholder: 'Paragraph' },
      ],
    },
    BACKGROUND,
  ],
});
