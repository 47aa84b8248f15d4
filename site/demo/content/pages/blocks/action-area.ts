import { image, link, paragraphs } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const actionAreaPage = blockPage(
  'action-area',
  'Action area',
  'A sheet whose whole bottom edge is the action.',
  [
    {
      componentType: 'ActionArea',
      heading: 'Open a kitchen in a week',
      description: paragraphs('Seven days, one borrowed hall and a list of who brings which pot.'),
      link: link('Take the toolkit', '/ideas/kitchen-in-a-week'),
      topImage: image('passing-the-bowl'),
    },
    {
      componentType: 'ActionArea',
      heading: 'Or ask us round',
      description: paragraphs('We bring cake, and a folding rule.'),
      link: link('Find a day', '/contact'),
      config: { backgroundColour: 'darkPurple' },
    },
  ],
);
