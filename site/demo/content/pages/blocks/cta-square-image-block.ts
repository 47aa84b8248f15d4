import { image, link } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const ctaSquareImageBlockPage = blockPage(
  'cta-square-image-block',
  'Call to action with square picture',
  'A picture, and a colour that speaks.',
  [
    {
      componentType: 'CtaSquareImageBlock',
      text: 'A card that says: I look after somebody. Teachers know it.',
      link: link('A card for young carers', '/news/a-card-for-young-carers'),
      image: image('homework-at-night'),
    },
    {
      componentType: 'CtaSquareImageBlock',
      text: 'Ask twice. The second answer is the one.',
      link: link('Why', '/ideas/ask-twice'),
      image: image('two-figures'),
      config: { reversed: true, backgroundColour: 'purple' },
    },
  ],
);
