import { z } from 'zod';
import { defineBlock } from '../../fields/block-definition.ts';

export const flipsnack = defineBlock({
  componentType: 'Flipsnack',
  label: 'Flipbook',
  description: 'A publication to leaf through, from Flipsnack.',
  group: 'pictures',
  keywords: ['magazine', 'publication', 'brochure', 'pdf', 'embed', 'catalogue'],
  schema: z.object({ src: z.string().trim().max(1000).default('') }),
  fields: [
    {
      kind: 'text',
      path: 'src',
      label: 'Flipsnack address',
      help: 'The address in the embed code, such as https://player.flipsnack.com?hash=…',
      isCode: true,
    },
  ],
});
