import { defineBlock } from '../../fields/block-definition.ts';
import { link, listOf, richText, text } from '../../fields/fields.ts';
import { SAMPLE } from '../../fields/sample.ts';

export const quickInfo = defineBlock({
  componentType: 'QuickInfo',
  label: 'Quick info',
  description: 'An index card: the facts in short, and where to find the rest.',
  group: 'text',
  keywords: ['facts', 'card', 'contact', 'summary', 'address', 'sidebar'],
  sample: { heading: SAMPLE.heading, text: SAMPLE.text, subHeading: 'Where to find the rest' },
  content: {
    heading: text('Heading', { placeholder: 'Heading' }),
    text: richText('Text', { placeholder: 'Paragraph' }),
    subHeading: text('Heading of the links', { max: 200, placeholder: 'Heading' }),
    links: listOf('Links', link('Link'), { max: 12 }),
  },
});
