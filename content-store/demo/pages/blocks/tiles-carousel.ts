import { image, link } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

const TILES = [
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
];

export const tilesCarouselPage = blockPage(
  'tiles-carousel',
  'Tiles',
  'Picture stories pinned in a row: six that slide, and three in the middle.',
  [
    { componentType: 'TilesCarousel', title: 'Six kitchens', tiles: [...TILES, ...TILES] },
    { componentType: 'TilesCarousel', title: 'Three of them', tiles: TILES },
  ],
);
