import { image, leftRight, link, paragraphs } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const leftRightContentPage = blockPage(
  'left-right-content',
  'Left and right',
  'One picture and one thought, either way round, on three papers.',
  [
    leftRight({
      heading: 'The front door is for visitors',
      text: paragraphs(
        'In the street where we began, nobody used the front door. You came down the side of the house and called out.',
      ),
      picture: image('kettle-at-window', 'Most of our projects were first talked about next to a kettle.'),
      link: link('How we work', '/about'),
    }),
    leftRight({
      heading: 'The other way round',
      text: paragraphs('The picture changes sides on desktops and laptops only.'),
      picture: image('veranda'),
      reversed: true,
      on: 'alabasterPeach',
    }),
  ],
);
