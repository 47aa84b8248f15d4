import { z } from 'zod';
import { imageSchema } from '#content-store/model/media/image.ts';
import { defineBlock } from '../../fields/block-definition.ts';

export const freeformImage = defineBlock({
  componentType: 'FreeformImage',
  label: 'Freeform image',
  description: 'One picture in its own shape, uncut.',
  group: 'pictures',
  keywords: ['photo', 'image', 'picture', 'logo', 'illustration', 'figure'],
  schema: z.object({
    image: imageSchema,
    caption: z.string().max(1000).default(''),
  }),
  fields: [
    { kind: 'image', path: 'image', label: 'Picture', sizes: [] },
    { kind: 'text', path: 'caption', label: 'Caption', placeholder: 'Caption', multiline: true },
  ],
});
