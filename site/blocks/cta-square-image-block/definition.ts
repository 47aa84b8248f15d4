import { z } from 'zod';
import { imageSchema } from '#content-store/model/media/image.ts';
import { linkSchema } from '#content-store/model/values/link.ts';
import { BACKGROUND, colourFields } from '../../fields/block-colours.ts';
import { defineBlock } from '../../fields/block-definition.ts';

export const CTA_SQUARE_SIZE = { name: 'desktop', width: 743, height: 743 } as const;

export const ctaSquareImageBlock = defineBlock({
  componentType: 'CtaSquareImageBlock',
  label: 'Call to action with square picture',
  description: 'Two squares side by side: a picture, and a colour that speaks.',
  group: 'actions',
  keywords: ['cta', 'banner', 'promo', 'card', 'image'],
  sample: { text: 'One sentence that asks for one thing', link: { text: 'Read more' } },
  schema: z.object({
    text: z.string().max(500).default(''),
    link: linkSchema,
    image: imageSchema,
    config: z.object({ reversed: z.boolean().default(false), ...colourFields('yellow') }).prefault({}),
  }),
  fields: [
    { kind: 'text', path: 'text', label: 'Text', placeholder: 'Paragraph', multiline: true },
    { kind: 'link', path: 'link', label: 'Link' },
    { kind: 'image', path: 'image', label: 'Picture', sizes: [CTA_SQUARE_SIZE] },
    { kind: 'toggle', path: 'config.reversed', label: 'Picture on the right' },
    BACKGROUND,
  ],
});
