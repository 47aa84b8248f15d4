import { z } from 'zod';
import { imageSchema } from '#content-store/model/media/image.ts';
import { linkSchema } from '#content-store/model/values/link.ts';
import { BACKGROUND, colourFields } from '../../fields/block-colours.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import { SAMPLE } from '../../fields/sample.ts';

export const ACTION_SIZE = { name: 'desktop', width: 1000, height: 560 } as const;

export const actionArea = defineBlock({
  componentType: 'ActionArea',
  label: 'Action area',
  description: 'A large sheet whose whole bottom edge is the action.',
  group: 'actions',
  keywords: ['cta', 'banner', 'button', 'prompt'],
  sample: { heading: SAMPLE.heading, description: SAMPLE.text, link: SAMPLE.link },
  schema: z.object({
    heading: z.string().max(300).default(''),
    description: z.string().max(20_000).default(''),
    link: linkSchema,
    topImage: imageSchema,
    config: z.object(colourFields('lightGreen')).prefault({}),
  }),
  fields: [
    { kind: 'text', path: 'heading', label: 'Heading', placeholder: 'Heading' },
    { kind: 'richText', path: 'description', label: 'Description', placeholder: 'Paragraph' },
    { kind: 'link', path: 'link', label: 'Link' },
    { kind: 'image', path: 'topImage', label: 'Picture on top', sizes: [ACTION_SIZE] },
    BACKGROUND,
  ],
});
