import { z } from 'zod';
import { defineBlock } from '../../fields/block-definition.ts';

export const headline = defineBlock({
  componentType: 'Headline',
  label: 'Headline',
  description: 'Starts a new part of the page: a title with a divider line.',
  group: 'text',
  keywords: ['title', 'heading', 'section', 'chapter'],
  schema: z.object({ title: z.string().max(200).default('Divider Text') }),
  fields: [{ kind: 'text', path: 'title', label: 'Title', placeholder: 'Heading' }],
});
