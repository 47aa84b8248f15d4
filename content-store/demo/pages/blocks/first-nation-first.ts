import { image, link, paragraphs } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const firstNationFirstPage = blockPage(
  'first-nation-first',
  'First Nations first',
  'A picture that rises over a horizon, on either side.',
  [
    {
      componentType: 'FirstNationFirst',
      title: 'Country first',
      paragraph: paragraphs('The river had a name, a keeper and a season for burning long before it had a bridge.'),
      link: link('After the fire', '/projects/after-the-fire'),
      image: image('river'),
    },
    {
      componentType: 'FirstNationFirst',
      title: 'The other side',
      paragraph: paragraphs('Reversed.'),
      image: image('new-growth'),
      config: { reversed: true },
    },
  ],
);
