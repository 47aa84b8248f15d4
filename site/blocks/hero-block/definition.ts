import { z } from 'zod';
import { defineBlock } from '../../fields/block-definition.ts';

export const heroBlock = defineBlock({
  componentType: 'HeroBlock',
  label: 'Hero text',
  description: 'One statement, as large as the page allows.',
  group: 'text',
  keywords: ['banner', 'statement', 'big', 'title', 'jumbotron', 'slogan'],
  sample: { text: 'One statement, as short as you can make it' },
  schema: z.object({ text: z.string().max(500).default('') }),
  fields: [{ kind: 'text', path: 'text', label: 'Text', placeholder: 'Heading', multiline: true }],
});
