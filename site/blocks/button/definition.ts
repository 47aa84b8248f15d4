import { defineBlock } from '../../fields/block-definition.ts';
import { group, link, toggle } from '../../fields/fields.ts';

export const button = defineBlock({
  componentType: 'Button',
  label: 'Button',
  description: 'One thing to do now.',
  group: 'actions',
  keywords: ['link', 'cta', 'download'],
  content: { link: link('Link'), config: group({ centerAlignment: toggle('Centred', { start: true }) }) },
});
