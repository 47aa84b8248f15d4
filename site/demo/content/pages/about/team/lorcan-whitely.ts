import { image, leftRight, paragraphs, quote } from '../../../blocks.ts';
import { personPage } from '../../../demo-page.ts';
import { colleagues } from './colleagues.ts';

export const lorcanWhitely = personPage({
  slug: 'lorcan-whitely',
  name: 'Lorcan Whitely',
  description: 'Drives the bus. Ask him about the long way round.',
  picture: 'portrait-lorcan',
  tags: ['Topic:How we work'],
  contents: [
    leftRight({
      heading: 'What Lorcan does',
      text: paragraphs(
        'Lorcan drove freight for thirty years. He knows every gate in the valley and which dogs mean it. He also keeps the timetable, which is to say, he changes it.',
        'If you are not at the stop he waits four minutes and then rings your neighbour. Twice that has been the reason somebody was found in time, and he would rather not talk about it.',
      ),
      picture: image('bus-road'),
    }),
    quote('The long way round is often the short one. Somebody gets on at the bend.', 'Lorcan Whitely', {
      on: 'lightYellow',
    }),
    colleagues('lorcan-whitely'),
  ],
});
