import { defineBlock } from '../../fields/block-definition.ts';
import { ground, group, link, picture, richText, text } from '../../fields/fields.ts';
import { SAMPLE } from '../../fields/sample.ts';

export const ACTION_SIZE = { name: 'desktop', width: 1000, height: 560 } as const;

export const actionArea = defineBlock({
  componentType: 'ActionArea',
  label: 'Action area',
  description: 'A large sheet whose whole bottom edge is the action.',
  group: 'actions',
  keywords: ['cta', 'banner', 'button', 'prompt'],
  sample: { heading: SAMPLE.heading, description: SAMPLE.text, link: SAMPLE.link },
  content: {
    heading: text('Heading', { placeholder: 'Heading' }),
    description: richText('Description', { placeholder: 'Paragraph' }),
    link: link('Link'),
    topImage: picture('Picture on top', ACTION_SIZE),
    config: group(ground('lightGreen')),
  },
});
