import { image, leftRight, paragraphs, quote } from '../../../blocks.ts';
import { personPage } from '../../../demo-page.ts';
import { colleagues } from './colleagues.ts';

export const josieTrembath = personPage({
  slug: 'josie-trembath',
  name: 'Josie Trembath',
  description: 'Recovery, Corrow Valley. Ask her about month six.',
  picture: 'portrait-josie',
  tags: ['Topic:How we work'],
  contents: [
    leftRight({
      heading: 'What Josie does',
      text: paragraphs(
        'Josie lost her own house in the fire and started keeping a list of who needed what. The list is now our recovery team. She still farms, badly, she says.',
        'She rings forty people every second week and asks one question: what is different now? What they answer decides what the fencing weekends do next, and what we tell the council.',
      ),
      picture: image('fence-line'),
    }),
    quote('Everybody comes in week one. I make sure somebody comes in month six.', 'Josie Trembath', {
      on: 'lightYellow',
    }),
    colleagues('josie-trembath'),
  ],
});
