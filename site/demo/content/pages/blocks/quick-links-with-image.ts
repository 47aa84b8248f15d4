import { image, link } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const quickLinksWithImagePage = blockPage(
  'quick-links-with-image',
  'Quick links with pictures',
  'A snapshot slips out beside the link you point at.',
  [
    {
      componentType: 'QuickLinksWithImage',
      heading: 'Where to begin',
      links: [
        { link: link('Eat with us', '/projects/six-kitchens'), image: image('table-from-above') },
        { link: link('Mend something', '/events/shed-day'), image: image('tool-wall') },
        { link: link('Get home late', '/projects/the-long-way-round'), image: image('bus-road') },
      ],
    },
  ],
);
