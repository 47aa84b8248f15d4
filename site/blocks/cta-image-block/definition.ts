import { z } from 'zod';
import { imageSchema } from '#content-store/model/media/image.ts';
import { linkSchema } from '#content-store/model/values/link.ts';
import { BACKGROUND, colourFields } from '../../fields/block-colours.ts';
import { defineBlock } from '../../fields/block-definition.ts';

export const CTA_IMAGE_SIZE = { name: 'desktop', width: 1000, height: 560 } as const;

export const ctaImageBlock = defineBlock({
  componentType: 'CtaImageBlock',
  label: 'Call to action with picture',
  description: 'A wide picture with a slip of paper laid over its edge: one sentence, one link.',
  group: 'actions',
  keywords: ['cta', 'banner', 'promo', 'hero', 'image'],
  sample: { text: 'One sentence that asks for one thing', link: { text: 'Read more' } },
  schema: z.object({
    text: z.string().max(500).default(''),
    link: linkSchema,
    image: imageSchema,
    config: z.object({ reversed: z.boolean().default(false), ...colourFields('white') }).prefault({}),
  }),
  fields: [
    { kind: 'text', path: 'text', label: 'Text', placeholder: 'Paragraph', multiline: true },
    { kind: 'link', path: 'link', label: 'Link' },
    { kind: 'image', path: 'image', label: 'Picture', sizes: [CTA_IMAGE_SIZE] },
    { kind: 'toggle', path: 'config.reversed', label: 'Picture on the right' },
    BACKGROUND,
  ],
});
