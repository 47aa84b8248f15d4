import { defineBlock } from '../../fields/block-definition.ts';
import { ground, group, link, picture, richText, text, toggle } from '../../fields/fields.ts';
import { LEFT_RIGHT_BACKGROUNDS } from '../../fields/palette.ts';
import { SAMPLE } from '../../fields/sample.ts';

export const LEFT_RIGHT_SIZE = { name: 'desktop', width: 1000, height: 1000 } as const;

export const leftRightContent = defineBlock({
  componentType: 'LeftRightContent',
  label: 'Left and right',
  description: 'One picture and one thought side by side.',
  group: 'pictures',
  keywords: ['image', 'text', 'media', 'object', 'side', 'by', 'side', 'feature'],
  sample: { heading: SAMPLE.heading, paragraph: SAMPLE.text, link: SAMPLE.link },
  content: {
    heading: text('Heading', { placeholder: 'Heading' }),
    paragraph: richText('Paragraph', { placeholder: 'Paragraph' }),
    image: picture('Picture', LEFT_RIGHT_SIZE),
    link: link('Link'),
    config: group({
      reversed: toggle('Sides', {
        states: ['Left: Picture | Right: Text', 'Left: Text | Right: Picture'],
        help: 'On desktops and laptops only',
      }),
      ...ground('transparent', LEFT_RIGHT_BACKGROUNDS),
    }),
  },
});
