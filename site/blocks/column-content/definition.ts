import { defineBlock } from '../../fields/block-definition.ts';
import { link, richText, text, toggle } from '../../fields/fields.ts';
import { SAMPLE } from '../../fields/sample.ts';

export const columnContent = defineBlock({
  componentType: 'ColumnContent',
  label: 'Column text',
  description: 'A longer text to read, set in one or two columns like a newspaper.',
  group: 'text',
  keywords: ['article', 'newspaper', 'paragraph', 'two', 'columns'],
  sample: { heading: SAMPLE.heading, text: SAMPLE.text },
  content: {
    heading: text('Heading', { placeholder: 'Heading' }),
    text: richText('Text', { max: 50_000, placeholder: 'Paragraph' }),
    twoColumns: toggle('Two columns'),
    link: link('Link'),
  },
});
