import { columns, image, leftRight, paragraphs, quote } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const threeColumnContentPage = blockPage(
  'three-column-content',
  'Columns',
  'Blocks in two columns of any width, and in a single one.',
  [
    columns({
      header: 'Two towns',
      title: 'Seven twelfths and four',
      width: 7,
      gap: 1,
      left: [
        leftRight({
          heading: 'Merrin Creek',
          text: paragraphs('The first kitchen, and still the loudest.'),
          picture: image('river'),
        }),
      ],
      right: [
        quote('We have a dishwasher now. Nobody uses it. It would be too quiet.', 'Merrin Creek', { on: 'lightGreen' }),
      ],
    }),
    columns({ title: 'A single column', on: 'white', left: [quote('One voice is enough.', 'Hollis Street')] }),
  ],
);
