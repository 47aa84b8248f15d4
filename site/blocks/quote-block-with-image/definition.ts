import { defineBlock } from '../../fields/block-definition.ts';
import { ground, group, link, picture, text, toggle } from '../../fields/fields.ts';

export const QUOTE_IMAGE_SIZE = { name: 'desktop', width: 743, height: 743 } as const;

export const quoteBlockWithImage = defineBlock({
  componentType: 'QuoteBlockWithImage',
  label: 'Quote with picture',
  description: 'Someone speaks: a round portrait with their words on a sheet beside it.',
  group: 'text',
  keywords: ['testimonial', 'review', 'citation', 'portrait', 'voice'],
  sample: { quote: 'What someone said, in their own words.', quoteBy: 'Their name, and who they are' },
  content: {
    quote: text('Quote', { max: 1000, placeholder: 'Quote', multiline: true, wasRichText: true }),
    quoteBy: text('Said by', { max: 200, placeholder: 'Name, role' }),
    image: picture('Portrait', QUOTE_IMAGE_SIZE),
    link: link('Link'),
    config: group({ reversed: toggle('Portrait on the right'), ...ground('pink') }),
  },
});
