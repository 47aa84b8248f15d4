import { link } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const ctaBlockPage = blockPage(
  'cta-block',
  'Call to action',
  'A poster in each of the three pairs of colours.',
  [
    {
      componentType: 'CtaBlock',
      text: 'Somebody two doors down needs a lift on Thursday.',
      link: link('Drive once', '/contact'),
    },
    {
      componentType: 'CtaBlock',
      text: 'Ninety-one ramps so far. The next one could be yours.',
      link: link('Staying put', '/projects/staying-put'),
      style: { colour1: 'brown' },
    },
    {
      componentType: 'CtaBlock',
      text: 'Plant what burns slowly.',
      link: link('After the fire', '/projects/after-the-fire'),
      style: { colour1: 'darkGreen' },
    },
  ],
);
