import { image, leftRight, paragraphs, quote } from '../../../blocks.ts';
import { personPage } from '../../../demo-page.ts';
import { colleagues } from './colleagues.ts';

export const bernieMaddox = personPage({
  slug: 'bernie-maddox',
  name: 'Bernie Maddox',
  description: 'Building and sheds. Ask him about slopes and handrails.',
  picture: 'portrait-bernie',
  tags: ['Topic:How we work'],
  contents: [
    leftRight({
      heading: 'What Bernie does',
      text: paragraphs(
        'Bernie has put in ninety-one ramps and can tell you which ones he would do again. He runs the Borrowed shed with a card index and no computer.',
        'He was a shipwright until the yard closed. He says a ramp is a boat that does not move: it has to fit one person exactly, and take whatever the weather does next.',
      ),
      picture: image('tool-wall'),
    }),
    quote('Measure the person, then the door.', 'Bernie Maddox', { on: 'lightYellow' }),
    colleagues('bernie-maddox'),
  ],
});
