import { defineBlock } from '../../fields/block-definition.ts';
import { ground, group, list, text } from '../../fields/fields.ts';

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
  content: {
    quotes: list(
      'Quotes',
      {
        /** The speaker. */
        title: text('Said by', { max: 200, placeholder: 'Name, role' }),
        text: text('Quote', { max: 1000, placeholder: 'Quote', multiline: true, wasRichText: true }),
      },
      { max: 12, start: [{}, {}] },
    ),
    config: group(ground('yellow')),
  },
});
