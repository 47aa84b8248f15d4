import { image, link } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

const KITCHENS = [
  {
    image: image('shared-table'),
    caption: 'Merrin Creek',
    heading: 'The first one',
    paragraph: 'Began with seven people and a borrowed pot, and has kept the pot.',
    link: link('Read', '/case-studies/merrin-creek-kitchen'),
  },
  {
    image: image('harbour'),
    caption: 'Port Ansell',
    heading: 'The sixth',
    paragraph: 'In the net loft. What the boats bring decides what there is.',
    link: link('Read', '/news/the-sixth-kitchen-opens'),
  },
  {
    image: image('street'),
    caption: 'Hollis Street',
    heading: 'Upstairs',
    paragraph: 'Fridays at six. The lift is on the left, the washing up on the right.',
    link: link('Read', '/events/hollis-street-supper'),
  },
  {
    image: image('hills-at-dusk'),
    caption: 'Corrow Valley',
    heading: 'After the fire',
    paragraph: 'Opened in a shed with no doors. It has doors now, and they stay open.',
    link: link('Read', '/projects/after-the-fire'),
  },
  {
    image: image('garden-bed'),
    caption: 'Tallow Flat',
    heading: 'The garden one',
    paragraph: 'Whatever is up is what there is. In February that means tomatoes, and nothing else.',
    link: link('Read', '/projects/six-kitchens'),
  },
  {
    image: image('night-street'),
    caption: 'Wherever the bus stops',
    heading: 'The one on wheels',
    paragraph: 'Two pots and a ramp, on the late run, on Fridays.',
    link: link('Read', '/news/night-run-for-the-bus'),
  },
];

export const tilesCarouselPage = blockPage(
  'tiles-carousel',
  'Tiles',
  'Picture stories pinned in a row: six that slide, and three in the middle.',
  [
    { componentType: 'TilesCarousel', title: 'Six kitchens', tiles: KITCHENS },
    { componentType: 'TilesCarousel', title: 'Three of them', tiles: KITCHENS.slice(0, 3) },
  ],
);
