import { paragraphs } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';
import { TEAM } from '../../team.ts';

export const sliderPage = blockPage('slider', 'People slider', 'A few people at a time, in a row that slides.', [
  {
    componentType: 'Slider',
    heading: 'Meet a few of us',
    paragraph: paragraphs('Six of nineteen, in no order that anybody remembers.'),
    tagFilter: { selected: TEAM },
  },
]);
