import { defineBlock } from '../../fields/block-definition.ts';
import { link, list, picture, text } from '../../fields/fields.ts';
import { SAMPLE } from '../../fields/sample.ts';

export const TILE_SIZE = { name: 'desktop', width: 750, height: 750 } as const;

export const tilesCarousel = defineBlock({
  componentType: 'TilesCarousel',
  label: 'Tiles',
  description: 'Small picture stories side by side, like prints pinned in a row.',
  group: 'pictures',
  keywords: ['gallery', 'carousel', 'slider', 'photos', 'stories', 'cards', 'slideshow'],
  sample: {
    title: SAMPLE.heading,
    tiles: [
      { heading: 'The first story, in a few words', paragraph: SAMPLE.sentences, link: SAMPLE.link },
      { heading: 'The second story, in a few words', paragraph: SAMPLE.sentences, link: SAMPLE.link },
      { heading: 'The third story, in a few words', paragraph: SAMPLE.sentences, link: SAMPLE.link },
    ],
  },
  content: {
    title: text('Title', { placeholder: 'Heading' }),
    tiles: list(
      'Tiles',
      {
        image: picture('Picture', TILE_SIZE),
        caption: text('Caption', { max: 500, placeholder: 'Caption' }),
        heading: text('Heading', { max: 200, placeholder: 'Heading' }),
        paragraph: text('Paragraph', { max: 2000, placeholder: 'Paragraph', multiline: true }),
        link: link('Link'),
      },
      { max: 20, start: [{}, {}, {}], title: 'heading' },
    ),
  },
});
