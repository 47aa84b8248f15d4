import { defineBlock } from '../../fields/block-definition.ts';
import { text } from '../../fields/fields.ts';

export const heroBlock = defineBlock({
  componentType: 'HeroBlock',
  label: 'Hero text',
  description: 'One statement, as large as the page allows.',
  group: 'text',
  keywords: ['banner', 'statement', 'big', 'title', 'jumbotron', 'slogan'],
  sample: { text: 'One statement, as short as you can make it' },
  content: { text: text('Text', { max: 500, placeholder: 'Heading', multiline: true }) },
});
