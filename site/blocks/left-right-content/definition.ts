import { z } from 'zod';
import { imageSchema } from '#content-store/model/media/image.ts';
import { linkSchema } from '#content-store/model/values/link.ts';
import { colourFields } from '../../fields/block-colours.ts';
import { defineBlock } from '../../fields/block-definition.ts';
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
  schema: z.object({
    heading: z.string().max(300).default(''),
    paragraph: z.string().max(20_000).default(''),
    image: imageSchema,
    link: linkSchema,
    config: z
      .object({ reversed: z.boolean().default(false), ...colourFields('transparent', LEFT_RIGHT_BACKGROUNDS) })
      .prefault({}),
  }),
  fields: [
    { kind: 'text', path: 'heading', label: 'Heading', placeholder: 'Heading' },
    { kind: 'richText', path: 'paragraph', label: 'Paragraph', placeholder: 'Paragraph' },
    { kind: 'image', path: 'image', label: 'Picture', sizes: [LEFT_RIGHT_SIZE] },
    { kind: 'link', path: 'link', label: 'Link' },
    {
      kind: 'toggle',
      path: 'config.reversed',
      label: 'Sides',
      states: ['Left: Picture | Right: Text', 'Left: Text | Right: Picture'],
      help: 'On desktops and laptops only',
    },
    { kind: 'colour', path: 'config.backgroundColour', label: 'Background', colours: LEFT_RIGHT_BACKGROUNDS },
  ],
});
