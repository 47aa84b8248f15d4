import { defineBlock } from '../../fields/block-definition.ts';
import { text } from '../../fields/fields.ts';

export const flipsnack = defineBlock({
  componentType: 'Flipsnack',
  label: 'Flipbook',
  description: 'A publication to leaf through, from Flipsnack.',
  group: 'pictures',
  keywords: ['magazine', 'publication', 'brochure', 'pdf', 'embed', 'catalogue'],
  content: {
    src: text('Flipsnack address', {
      max: 1000,
      trim: true,
      help: 'The address in the embed code, such as https://player.flipsnack.com?hash=…',
      isCode: true,
    }),
  },
});
