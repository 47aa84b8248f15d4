import { defineBlock } from '../../fields/block-definition.ts';

export const anchor = defineBlock({
  componentType: 'Anchor',
  label: 'Anchor',
  description: 'A place on the page that links can point to. Visitors do not see it.',
  group: 'layout',
  keywords: ['jump', 'bookmark', 'target', 'id'],
  /** Empty: `id` is a field of every content item. */
  content: {},
});
