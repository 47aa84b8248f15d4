import { z } from 'zod';
import { linkSchema } from '#content-store/model/values/link.ts';
import { BACKGROUND, colourFields } from '../../fields/block-colours.ts';
import { defineBlock } from '../../fields/block-definition.ts';

export const quoteBlock = defineBlock({
  componentType: 'QuoteBlock',
  label: 'Quote',
  description: 'A pause: one sentence someone said, large, with space around it.',
  group: 'text',
  keywords: ['testimonial', 'review', 'citation', 'blockquote', 'voice', 'saying'],
  sample: { quote: 'What someone said, in their own words.', quoteBy: 'Their name, and who they are' },
  schema: z.object({
    quote: z.string().max(1000).default(''),
    quoteBy: z.string().max(200).default(''),
    link: linkSchema,
    config: z.object({ ...colourFields('transparent'), reversed: z.boolean().default(false) }).prefault({}),
  }),
  fields: [
    { kind: 'text', path: 'quote', label: 'Quote', placeholder: 'Quote', multiline: true },
    { kind: 'text', path: 'quoteBy', label: 'Said by', placeholder: 'Name, role' },
    { kind: 'link', path: 'link', label: 'Link' },
    BACKGROUND,
    { kind: 'toggle', path: 'config.reversed', label: 'Quote mark on the right' },
  ],
});
