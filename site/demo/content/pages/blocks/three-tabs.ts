import { image, link, paragraphs } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const threeTabsPage = blockPage('three-tabs', 'Three tabs', 'One subject from up to three sides.', [
  {
    componentType: 'ThreeTabs',
    header: 'A kitchen, seen three ways',
    tabs: [
      {
        header: 'The cook',
        description: paragraphs('Stands since three. Knows who does not eat onions.'),
        image: image('kitchen-shelf'),
        links: [link('Work with us', '/careers')],
      },
      {
        header: 'The guest',
        description: paragraphs('Came for the soup, stayed for the washing up.'),
        image: image('passing-the-bowl'),
        links: [link('Six kitchens', '/projects/six-kitchens'), link('Next supper', '/events/hollis-street-supper')],
      },
      {
        header: 'The town',
        description: paragraphs('Noticed one evening that the light is on every Tuesday.'),
        image: image('night-street'),
      },
    ],
  },
]);
