import { defineBlock } from '../../fields/block-definition.ts';
import { picture } from '../../fields/fields.ts';

export const SLIM_SIZE = { name: 'desktop', width: 1920, height: 480 } as const;
export const SLIM_MOBILE = { name: 'mobile', width: 1000, height: 400 } as const;

export const slimImage = defineBlock({
  componentType: 'SlimImage',
  label: 'Slim image',
  description: 'A shallow panorama from edge to edge of the page.',
  group: 'pictures',
  keywords: ['banner', 'panorama', 'photo', 'strip', 'image'],
  content: { image: picture('Picture', SLIM_SIZE, SLIM_MOBILE) },
});
