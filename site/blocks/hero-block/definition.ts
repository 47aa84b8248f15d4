import { z } from 'zod';
import { defineBlock } from '../../fields/block-definition.ts';

export const heroBlock = defineBlock({
  componentType: 'HeroBlock',
  label: 'Hero text',
  description: 'One statement, as large as the page allows.',
  schema: z.object({ text: z.string().max(500).default('') }),
  fields: [{ kind: 'text', path: 'text', label: 'Text', placeholder: 'Heading', multiline: true }],
});
