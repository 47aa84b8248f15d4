import { defineBlock } from '../../fields/block-definition.ts';
import { ground, group, link, picture, richText, text } from '../../fields/fields.ts';
import { SAMPLE } from '../../fields/sample.ts';

export const COLLAGE_TOP = { name: 'desktop', width: 743, height: 743 } as const;
export const COLLAGE_BOTTOM = { name: 'desktop', width: 1000, height: 560 } as const;

export const collage = defineBlock({
  componentType: 'Collage',
  label: 'Collage',
  description: 'Three overlapping cut-outs beside a short text.',
  group: 'pictures',
  keywords: ['gallery', 'photos', 'images', 'album', 'mosaic'],
  sample: { heading: SAMPLE.heading, paragraph: SAMPLE.text, link: SAMPLE.link },
  content: {
    heading: text('Heading', { placeholder: 'Heading' }),
    paragraph: richText('Paragraph', { placeholder: 'Paragraph' }),
    link: link('Link'),
    secondLink: link('Second link'),
    topLeftImage: picture('Top left picture', COLLAGE_TOP),
    topRightImage: picture('Top right picture', COLLAGE_TOP),
    bottomImage: picture('Bottom picture', COLLAGE_BOTTOM),
    config: group(ground('transparent')),
  },
});
