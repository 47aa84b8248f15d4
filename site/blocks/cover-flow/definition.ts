import { defineBlock } from '../../fields/block-definition.ts';
import { ground, group, link, list, picture, richText, text, toggle } from '../../fields/fields.ts';
import { SAMPLE } from '../../fields/sample.ts';

export const COVER_SIZE = { name: 'desktop', width: 1000, height: 561 } as const;

export const coverFlow = defineBlock({
  componentType: 'CoverFlow',
  label: 'Cover flow',
  description: 'A table of contents with covers: choose a title to see its cover.',
  group: 'pictures',
  keywords: ['gallery', 'carousel', 'slider', 'slideshow', 'contents'],
  sample: {
    topLeftText: SAMPLE.heading,
    slides: [
      { heading: 'The first cover, in a few words', paragraph: SAMPLE.text, link: SAMPLE.link },
      { heading: 'The second cover, in a few words', paragraph: SAMPLE.text, link: SAMPLE.link },
    ],
  },
  content: {
    topLeftText: text('Text at the top left', { placeholder: 'Heading' }),
    topRightLink: link('Link at the top right'),
    slides: list(
      'Slides',
      {
        image: picture('Picture', COVER_SIZE),
        heading: text('Heading', { max: 200, placeholder: 'Heading' }),
        caption: text('Caption', { max: 500, placeholder: 'Caption' }),
        paragraph: richText('Paragraph', { max: 5000, placeholder: 'Paragraph' }),
        link: link('Link'),
        visible: toggle('Visible', { start: true }),
      },
      { max: 12, start: [{}, {}] },
    ),
    config: group(ground('darkPurple')),
  },
});
