import { z } from 'zod';
import { imageSchema } from '#content-store/model/media/image.ts';
import { linkSchema } from '#content-store/model/values/link.ts';
import { BACKGROUND, colourFields } from '../../fields/block-colours.ts';
import { defineBlock } from '../../fields/block-definition.ts';

export const QUOTE_IMAGE_SIZE = { name: 'desktop', width: 743, height: 743 } as const;

export const quoteBlockWithImage = defineBlock({
  componentType: 'QuoteBlockWithImage',
  label: 'Quote with picture',
  description: 'Someone speaks: a round portrait with their words on a sheet beside it.',
  group: 'text',
  keywords: ['testimonial', 'review', 'citation', 'portrait', 'voice'],
  sample: { quote: 'What someone said, in their own words.', quoteBy: 'Their name, and who they are' },
  schema: z.object({
    quote: z.string().max(1000).default(''),
    quoteBy: z.string().max(200).default(''),
    link: linkSchema,
    image: imageSchema,
    config: z.object({ reversed: z.boolean().default(false), ...colourFields('pink') }).prefault({}),
  }),
  fields: [
    { kind: 'text', path: 'quote', label: 'Quote', placeholder: 'Quote', multiline: true },
    { kind: 'text', path: 'quoteBy', label: 'Said by', placeholder: 'Name, role' },
    { kind: 'image', path: 'image', label: 'Portrait', sizes: [QUOTE_IMAGE_SIZE] },
    { kind: 'link', path: 'link', label: 'Link' },
    { kind: 'toggle', path: 'config.reversed', label: 'Portrait on the right' },
    BACKGROUND,
  ],
});
