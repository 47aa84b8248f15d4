import { defineBlock } from '../../fields/block-definition.ts';
import { ground, group, link, text, toggle } from '../../fields/fields.ts';

export const quoteBlock = defineBlock({
  componentType: 'QuoteBlock',
  label: 'Quote',
  description: 'A pause: one sentence someone said, large, with space around it.',
  group: 'text',
  keywords: ['testimonial', 'review', 'citation', 'blockquote', 'voice', 'saying'],
  sample: { quote: 'What someone said, in their own words.', quoteBy: 'Their name, and who they are' },
  content: {
    quote: text('Quote', { max: 1000, placeholder: 'Quote', multiline: true, wasRichText: true }),
    quoteBy: text('Said by', { max: 200, placeholder: 'Name, role' }),
    link: link('Link'),
    config: group({ ...ground('transparent'), reversed: toggle('Quote mark on the right') }),
  },
});
