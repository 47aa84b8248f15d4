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
      title: 'Country after the fire',
      paragraph: paragraphs(
        'Where to plant, what to leave standing and when to burn again: the first meeting was on Country, and we listened.',
      ),
      image: image('new-growth'),
      config: { reversed: true },
    },
  ],
);
