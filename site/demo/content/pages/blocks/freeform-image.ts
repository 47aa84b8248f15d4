import { image } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const freeformImagePage = blockPage('freeform-image', 'Freeform image', 'One picture in its own shape, uncut.', [
  {
    componentType: 'FreeformImage',
    image: image('circle-of-chairs'),
    caption: 'Ten chairs, eight people: there is always room.',
  },
  { componentType: 'FreeformImage', image: image('birds-on-wires') },
]);
