import { defineBlock } from '../../fields/block-definition.ts';

export const simpleDivider = defineBlock({
  componentType: 'SimpleDivider',
  label: 'Divider',
  description: 'A pause between two parts of a page.',
  group: 'layout',
  keywords: ['line', 'separator', 'rule', 'space', 'hr', 'break'],
  content: {},
});
