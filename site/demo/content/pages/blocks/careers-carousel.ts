import { link, paragraphs } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const careersCarouselPage = blockPage(
  'careers-carousel',
  'Careers',
  'The jobs that are open, counted; and what is there when none is.',
  [
    {
      componentType: 'CareersCarousel',
      paragraph: paragraphs('Ring before you write. It takes ten minutes.'),
      link: link('Work with us', '/careers'),
    },
    { componentType: 'CareersCarousel', tagFilter: { include: ['Place:Hollis Street'] } },
  ],
);
