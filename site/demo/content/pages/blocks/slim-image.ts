import { image, quote } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

/** The strip of sky that the birds sit in, in pixels of the original. */
const BIRDS = { top: 170, left: 0, width: 2400, height: 600 };

export const slimImagePage = blockPage('slim-image', 'Slim image', 'A panorama, no taller than a hand.', [
  { componentType: 'SlimImage', image: image('hills-at-dusk') },
  quote('You can see four towns from the ridge, and on a clear day the fifth.', 'Lorcan Whitely'),
  { componentType: 'SlimImage', image: { ...image('birds-on-wires'), desktop: BIRDS, mobile: BIRDS } },
]);
