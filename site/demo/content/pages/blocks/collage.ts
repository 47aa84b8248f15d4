import { image, link, paragraphs } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const collagePage = blockPage('collage', 'Collage', 'Three cut-outs that overlap, beside a short text.', [
  {
    componentType: 'Collage',
    heading: 'A town at seven in the morning',
    paragraph: paragraphs(
      'Somebody is already at the stove. Somebody is carrying posts. Somebody is waiting for the bus with a thermos and a list.',
    ),
    link: link('What we do', '/what-we-do'),
    secondLink: link('Projects', '/projects'),
    topLeftImage: image('kitchen-shelf', 'Port Ansell'),
    topRightImage: image('fence-line', 'Corrow Valley'),
    bottomImage: image('bus-road', 'On the way to town'),
  },
  {
    componentType: 'Collage',
    heading: 'On a ground',
    paragraph: paragraphs('The same three, on yellow paper.'),
    topLeftImage: image('garden-bed'),
    topRightImage: image('tool-wall'),
    bottomImage: image('river'),
    config: { backgroundColour: 'lightYellow' },
  },
]);
