import { defineBlock } from '../../fields/block-definition.ts';
import { ground, group, link, picture, text, toggle } from '../../fields/fields.ts';

export const CTA_SQUARE_SIZE = { name: 'desktop', width: 743, height: 743 } as const;

export const ctaSquareImageBlock = defineBlock({
  componentType: 'CtaSquareImageBlock',
  label: 'Call to action with square picture',
  description: 'Two squares side by side: a picture, and a colour that speaks.',
  group: 'actions',
  keywords: ['cta', 'banner', 'promo', 'card', 'image'],
  sample: { text: 'One sentence that asks for one thing', link: { text: 'Read more' } },
  content: {
    text: text('Text', { max: 500, placeholder: 'Paragraph', multiline: true }),
    link: link('Link'),
    image: picture('Picture', CTA_SQUARE_SIZE),
    config: group({ reversed: toggle('Picture on the right'), ...ground('yellow') }),
  },
});
