import { defineBlock } from '../../fields/block-definition.ts';
import { ground, group, link, picture, text, toggle } from '../../fields/fields.ts';

export const CTA_IMAGE_SIZE = { name: 'desktop', width: 1000, height: 560 } as const;

export const ctaImageBlock = defineBlock({
  componentType: 'CtaImageBlock',
  label: 'Call to action with picture',
  description: 'A wide picture with a slip of paper laid over its edge: one sentence, one link.',
  group: 'actions',
  keywords: ['cta', 'banner', 'promo', 'hero', 'image'],
  sample: { text: 'One sentence that asks for one thing', link: { text: 'Read more' } },
  content: {
    text: text('Text', { max: 500, placeholder: 'Paragraph', multiline: true }),
    link: link('Link'),
    image: picture('Picture', CTA_IMAGE_SIZE),
    config: group({ reversed: toggle('Picture on the right'), ...ground('white') }),
  },
});
