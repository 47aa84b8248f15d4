import { defineBlock } from '../../fields/block-definition.ts';
import { link, listOf, text } from '../../fields/fields.ts';

export const quickLinks = defineBlock({
  componentType: 'QuickLinks',
  label: 'Quick links',
  description: 'An index to scan: many short links under one heading.',
  group: 'actions',
  keywords: ['menu', 'index', 'list', 'navigation', 'buttons'],
  content: {
    heading: text('Heading', { placeholder: 'Heading' }),
    links: listOf('Links', link('Link'), { max: 30, start: [{}, {}, {}] }),
  },
});
