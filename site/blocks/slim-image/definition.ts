import { z } from 'zod';
import { imageSchema } from '#content-store/model/media/image.ts';
import { defineBlock } from '../../fields/block-definition.ts';
import type { ImageSize } from '../../fields/field.ts';

export const SLIM_SIZE: ImageSize = { name: 'desktop', width: 1920, height: 480 };
export const SLIM_MOBILE: ImageSize = { name: 'mobile', width: 1000, height: 400 };

export const slimImage = defineBlock({
  componentType: 'SlimImage',
  label: 'Slim image',
  description: 'A panorama from edge to edge of the page, no taller than a hand.',
  schema: z.object({ image: imageSchema }),
  fields: [{ kind: 'image', path: 'image', label: 'Picture', sizes: [SLIM_SIZE, SLIM_MOBILE] }],
});
