import { image, link, paragraphs } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const ctaSwappingContentPage = blockPage(
  'cta-swapping-content',
  'Swapping content',
  'Choosing one swaps picture, text and link.',
  [
    {
      componentType: 'CtaSwappingContent',
      items: [
        {
          heading: 'I have an evening',
          paragraph: paragraphs('Good. There is something for every evening: chopping, driving, listening.'),
          link: link('Ring us', '/contact'),
          image: image('circle-of-chairs'),
        },
        {
          heading: 'I have a drill',
          paragraph: paragraphs('The shed lends it out while you do not need it, and knows where it is.'),
          link: link('The Borrowed shed', '/projects/the-borrowed-shed'),
          image: image('tool-wall'),
        },
        {
          heading: 'I have a hall',
          paragraph: paragraphs('Then your town has a kitchen by next Friday.'),
          link: link('Open a kitchen', '/ideas/kitchen-in-a-week'),
          image: image('table-from-above'),
        },
      ],
    },
  ],
);
