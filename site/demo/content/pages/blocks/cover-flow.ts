import { image, link, paragraphs } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const coverFlowPage = blockPage('cover-flow', 'Cover flow', 'A table of contents that turns its own pages.', [
  {
    componentType: 'CoverFlow',
    topLeftText: 'Things we wrote down',
    topRightLink: link('All ideas', '/ideas'),
    slides: [
      {
        image: image('table-from-above'),
        heading: 'A kitchen in a week',
        caption: 'Toolkit, 24 pages',
        paragraph: paragraphs('Seven days, one borrowed hall.'),
        link: link('Use it', '/ideas/kitchen-in-a-week'),
      },
      {
        image: image('hills-at-dusk'),
        heading: 'Two winters after',
        caption: 'Report, 40 pages',
        paragraph: paragraphs('What people wanted in month one, six and twenty.'),
        link: link('Read it', '/ideas/two-winters-after'),
      },
      {
        image: image('passing-the-bowl'),
        heading: 'Small money, fast',
        caption: 'Idea, 3 pages',
        paragraph: paragraphs('Two hundred dollars by tomorrow does more than two thousand by June.'),
        link: link('Read it', '/ideas/small-money-fast'),
      },
    ],
  },
]);
