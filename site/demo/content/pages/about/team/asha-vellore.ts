import { image, leftRight, paragraphs, quote } from '../../../blocks.ts';
import { personPage } from '../../../demo-page.ts';
import { colleagues } from './colleagues.ts';

export const ashaVellore = personPage({
  slug: 'asha-vellore',
  name: 'Asha Vellore',
  description: 'Kitchens. Ask her about the first night in a new one.',
  picture: 'portrait-asha',
  tags: ['Topic:How we work'],
  contents: [
    leftRight({
      heading: 'What Asha does',
      text: paragraphs(
        'Asha ran the galley of a research ship, where you cannot pop out for onions. She has opened all six shared kitchens and burned something in each of them on the first night, for luck.',
        'She writes down every recipe for seventy people and for seven, because half of the kitchens began with seven. The net loft in Port Ansell is hers at the moment; she is looking for somebody to hand it to.',
      ),
      picture: image('passing-the-bowl'),
    }),
    quote('I have a job title somewhere. Ask me what I did this week instead.', 'Asha Vellore', { on: 'lightYellow' }),
    colleagues('asha-vellore'),
  ],
});
