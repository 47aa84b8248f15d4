import { defineBlock } from '../../fields/block-definition.ts';
import { text } from '../../fields/fields.ts';

export const headline = defineBlock({
  componentType: 'Headline',
  label: 'Headline',
  description: 'Starts a new part of the page: a title with a divider line.',
  group: 'text',
  keywords: ['title', 'heading', 'section', 'chapter'],
  content: { title: text('Title', { max: 200, start: 'Divider Text', placeholder: 'Heading' }) },
});
