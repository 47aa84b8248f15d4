import { z } from 'zod';
import { BACKGROUND, colourFields } from '../../fields/block-colours.ts';
import { defineBlock } from '../../fields/block-definition.ts';

const quoteSchema = z.object({
  /** The speaker. */
  title: z.string().max(200).default(''),
  text: z.string().max(1000).default(''),
});

export const quoteCarousel = defineBlock({
  componentType: 'QuoteCarousel',
  label: 'Quote cards',
  description: 'Several voices on one card: it turns over from quote to quote.',
  group: 'text',
  keywords: ['testimonials', 'reviews', 'citations', 'slider', 'voices'],
  sample: {
    quotes: [
      { title: 'The name of the first person', text: 'What the first person said, in their own words.' },
      { title: 'The name of the second person', text: 'What the second person said, in their own words.' },
    ],
  },
  schema: z.object({
    quotes: z.array(quoteSchema).max(12).prefault([{}, {}]),
    config: z.object(colourFields('yellow')).prefault({}),
  }),
  fields: [
    {
      kind: 'list',
      path: 'quotes',
      label: 'Quotes',
      title: 'title',
      newEntry: { title: '', text: '' },
      fields: [
        { kind: 'text', path: 'title', label: 'Said by', placeholder: 'Name, role' },
        { kind: 'text', path: 'text', label: 'Quote', placeholder: 'Quote', multiline: true },
      ],
    },
    BACKGROUND,
  ],
});
