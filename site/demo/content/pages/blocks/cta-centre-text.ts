import { link, paragraphs } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const ctaCentreTextPage = blockPage(
  'cta-centre-text',
  'Call to action, centred',
  'An invitation under an arch.',
  [
    {
      componentType: 'CtaCentreText',
      heading: 'Come round the side',
      paragraph: paragraphs('The gate is green. It sticks; push.'),
      link: link('Find us', '/contact'),
    },
    {
      componentType: 'CtaCentreText',
      heading: 'Or write',
      paragraph: paragraphs('We answer on paper.'),
      link: link('Write to us', '/contact'),
      config: { backgroundColour: 'brown' },
    },
  ],
);
