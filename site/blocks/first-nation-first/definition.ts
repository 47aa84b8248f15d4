import { defineBlock } from '../../fields/block-definition.ts';
import { group, link, picture, richText, text, toggle } from '../../fields/fields.ts';
import { SAMPLE } from '../../fields/sample.ts';

export const FIRST_NATION_SIZE = { name: 'desktop', width: 1000, height: 560 } as const;

export const firstNationFirst = defineBlock({
  componentType: 'FirstNationFirst',
  label: 'First Nations first',
  description: 'Country first: a picture that rises over a horizon, with our words below the line.',
  group: 'actions',
  keywords: ['indigenous', 'aboriginal', 'country', 'acknowledgement'],
  sample: { title: SAMPLE.heading, paragraph: SAMPLE.text, link: SAMPLE.link },
  content: {
    title: text('Title', { placeholder: 'Heading' }),
    paragraph: richText('Paragraph', { placeholder: 'Paragraph' }),
    image: picture('Picture', FIRST_NATION_SIZE),
    link: link('Link'),
    config: group({ reversed: toggle('Picture on the right') }),
  },
});
