import { image, link } from '../../blocks.ts';
import { blockPage } from '../../demo-page.ts';

export const ctaImageBlockPage = blockPage(
  'cta-image-block',
  'Call to action with picture',
  'A slip of paper over the edge of a picture, on either side.',
  [
    {
      componentType: 'CtaImageBlock',
      text: 'The late bus runs again from Friday.',
      link: link('When and where', '/news/night-run-for-the-bus'),
      image: image('night-street'),
    },
    {
      componentType: 'CtaImageBlock',
      text: 'The sixth kitchen is open, in the net loft above the harbour.',
      link: link('Come and eat', '/news/the-sixth-kitchen-opens'),
      image: image('harbour'),
      config: { reversed: true, backgroundColour: 'turquoise' },
    },
  ],
);
