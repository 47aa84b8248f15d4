import { defineBlock } from '../../fields/block-definition.ts';
import { ground, group, link, list, picture, richText, text } from '../../fields/fields.ts';
import { SAMPLE } from '../../fields/sample.ts';

export const SWAPPING_SIZE = { name: 'desktop', width: 1000, height: 1000 } as const;

export const ctaSwappingContent = defineBlock({
  componentType: 'CtaSwappingContent',
  label: 'Swapping content',
  description: 'A short list of offers on one stage: choosing one swaps picture, text and link.',
  group: 'actions',
  keywords: ['cta', 'tabs', 'offers', 'services', 'accordion', 'switch'],
  sample: {
    items: [
      { heading: 'The first offer, in a few words', paragraph: SAMPLE.text, link: SAMPLE.link },
      { heading: 'The second offer, in a few words', paragraph: SAMPLE.text, link: SAMPLE.link },
    ],
  },
  content: {
    items: list(
      'Items',
      {
        heading: text('Heading', { max: 200, placeholder: 'Heading' }),
        paragraph: richText('Paragraph', { max: 5000, placeholder: 'Paragraph' }),
        link: link('Link'),
        image: picture('Picture', SWAPPING_SIZE),
      },
      { max: 8, start: [{}, {}] },
    ),
    config: group(ground('darkGreen')),
  },
});
