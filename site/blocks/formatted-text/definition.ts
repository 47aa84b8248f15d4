import { defineBlock } from '../../fields/block-definition.ts';
import { richText } from '../../fields/fields.ts';

export const formattedText = defineBlock({
  componentType: 'FormattedText',
  label: 'Formatted text',
  description: 'An introduction or summary, set larger than the text around it.',
  group: 'text',
  keywords: ['intro', 'lead', 'summary', 'paragraph'],
  content: { text: richText('Text', { placeholder: 'Paragraph' }) },
});
