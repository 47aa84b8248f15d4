import { image, leftRight, paragraphs, quote } from '../../../blocks.ts';
import { personPage } from '../../../demo-page.ts';
import { colleagues } from './colleagues.ts';

export const meleFaleafaRoss = personPage({
  slug: 'mele-faleafa-ross',
  name: 'Mele Faleafa-Ross',
  description: 'Young carers. Ask her what a teacher can do tomorrow.',
  picture: 'portrait-mele',
  tags: ['Topic:How we work'],
  contents: [
    leftRight({
      heading: 'What Mele does',
      text: paragraphs(
        'Mele looked after her grandfather from the age of nine and did not hear the word carer until she was twenty. She runs Two hats and trains the teachers who refer to it.',
        'On Wednesdays she cooks with whoever is early and helps with mathematics until she is found out. She keeps a drawer of spare phone chargers, which she says has started more conversations than any leaflet.',
      ),
      picture: image('homework-at-night'),
    }),
    quote('Do not ask a child whether they are a carer. Ask who makes dinner.', 'Mele Faleafa-Ross', {
      on: 'lightYellow',
    }),
    colleagues('mele-faleafa-ross'),
  ],
});
