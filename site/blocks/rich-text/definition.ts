import { defineBlock } from '../../fields/block-definition.ts';
import { richText as markedText } from '../../fields/fields.ts';

export const richText = defineBlock({
  componentType: 'RichText',
  label: 'Rich text',
  description: 'Paragraphs, lists and links in one column.',
  group: 'text',
  keywords: ['paragraph', 'article', 'list', 'table', 'copy', 'wysiwyg', 'body'],
  content: { text: markedText('Text', { placeholder: 'Paragraph' }) },
});
