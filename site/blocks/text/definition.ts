import { defineBlock } from '../../fields/block-definition.ts';
import { text as plainText } from '../../fields/fields.ts';

export const text = defineBlock({
  componentType: 'Text',
  label: 'Text',
  description: 'A plain paragraph, without any markup.',
  group: 'text',
  keywords: ['paragraph', 'plain', 'words', 'copy'],
  content: { text: plainText('Text', { max: 5000, placeholder: 'Paragraph', multiline: true }) },
});
