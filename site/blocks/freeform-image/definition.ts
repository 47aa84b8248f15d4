import { defineBlock } from '../../fields/block-definition.ts';
import { picture, text } from '../../fields/fields.ts';

export const freeformImage = defineBlock({
  componentType: 'FreeformImage',
  label: 'Freeform image',
  description: 'One picture in its own shape, uncut.',
  group: 'pictures',
  keywords: ['photo', 'image', 'picture', 'logo', 'illustration', 'figure'],
  content: {
    image: picture('Picture'),
    caption: text('Caption', { max: 1000, placeholder: 'Caption', multiline: true }),
  },
});
